import type { Family, ProductDrawing, SeedProduct } from "../types";
import { CLOTHS, CUTS, MOTIFS } from "./cloth";
import { dye } from "./colors";

/**
 * One line of a family's table:
 * - look: "cut cloth motif accent-dye"
 * - dyes: colour keys in display order
 * - price: "rent/sale" in thousands of đồng, "-" where not offered, "now<before" where reduced: "350/2400<2900"
 * - tags: occasion, style and sub-category links; "new" sets the flag of that name
 */
export type Row = [name: string, brand: string, look: string, dyes: string, price: string, tags: string, story: string];

const OCCASIONS = new Set(["da-hoi", "cuoi-hoi", "tiec-cocktail", "di-bien", "cong-so", "tet", "ky-yeu", "chup-anh"]);
const STYLES = new Set(["co-dien", "toi-gian", "quyen-ru", "bohemian", "thanh-lich", "ca-tinh", "lang-man", "hoai-co"]);
const FLAGS = new Set(["new"]);

const SIZES: Record<Family, string[][]> = {
  "ao-dai": [
    ["S", "M", "L"],
    ["XS", "S", "M", "L", "XL"],
    ["S", "M", "L", "XL"],
  ],
  dam: [
    ["S", "M", "L"],
    ["XS", "S", "M", "L"],
    ["S", "M", "L", "XL"],
  ],
  vay: [
    ["S", "M", "L"],
    ["XS", "S", "M", "L"],
  ],
  vest: [
    ["S", "M", "L", "XL"],
    ["S", "M", "L"],
  ],
  "ao-khoac": [["S", "M", "L"], ["M", "L"], ["Free"]],
  set: [
    ["S", "M", "L"],
    ["S", "M", "L", "XL"],
  ],
  "phu-kien": [["Free"]],
  tui: [["Free"]],
};
const SHOE_SIZES = ["35", "36", "37", "38", "39"];

const BACKDROPS = ["seamless", "arch", "window", "leaves", "wall", "moon", "curtain", "panel"];
/** Pale cloth stands out on the first list, deep cloth on the second. */
const DEEP_TONES = ["sage", "clay", "rose", "slate", "moss", "taupe"];
const PALE_TONES = ["ivory", "sand", "mist", "blush", "oat", "celadon"];

/** Kebab-case ASCII of a Vietnamese name: "Đầm lụa Sen" → "dam-lua-sen". */
export function slug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/đ/g, "d")
    .replace(/Đ/g, "D")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function price(text: string): { now: number; before: number } {
  if (text === "-") return { now: 0, before: 0 };
  const [now = 0, before = now] = text.split("<").map((part) => Number(part) * 1000);
  return { now, before };
}

function lightness(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return ((channels[0] ?? 0) * 0.3 + (channels[1] ?? 0) * 0.59 + (channels[2] ?? 0) * 0.11) / 255;
}

function label(table: Record<string, string>, key: string): string {
  const found = table[key];
  if (!found) throw new Error(`Unknown look "${key}"`);
  return found;
}

/** The studio that suits a colour: `seed` varies room and wall among those it stands out against. */
export function backdropFor(hex: string, seed: number): string {
  const tones = lightness(hex) > 0.56 ? DEEP_TONES : PALE_TONES;
  return `${BACKDROPS[(seed * 5) % BACKDROPS.length]}-${tones[(seed * 7) % tones.length]}`;
}

/** A deposit covers about two fifths of what the piece is worth, in steps of 50.000 đồng. */
function deposit(rent: number, sale: number): number {
  if (rent === 0) return 0;
  const worth = sale > 0 ? sale : rent * 7;
  return Math.max(100_000, Math.round((worth * 0.4) / 50_000) * 50_000);
}

/** Products of one family from its table. `firstSeed` keeps the pictures of two families apart. */
export function compose(family: Family, firstSeed: number, rows: Row[]): SeedProduct[] {
  return rows.map(([name, brand, look, dyes, prices, tags, story], index) => {
    const seed = firstSeed + index;
    const [cut = "", cloth = "", motif = "tron", accent = "trang-nga"] = look.split(" ");
    const material = CLOTHS[cloth];
    if (!material) throw new Error(`Unknown cloth "${cloth}" of ${name}`);
    const colors = dyes.split(" ").map(dye);
    const first = colors[0]?.hex ?? "";
    const [rent, sale] = prices.split("/").map(price);
    if (!rent || !sale) throw new Error(`Prices of ${name} are incomplete`);
    const words = tags.split(" ");
    const links = words.filter((word) => !FLAGS.has(word));
    const groups = [
      links.some((link) => OCCASIONS.has(link)) ? ["theo-dip"] : [],
      links.some((link) => STYLES.has(link)) ? ["theo-phong-cach"] : [],
    ].flat();
    const drawing: ProductDrawing = {
      family,
      silhouette: cut,
      fabric: cloth,
      pattern: motif,
      color: first,
      accent: dye(accent).hex,
      background: backdropFor(first, seed),
      seed,
    };
    const sizes = SIZES[family];
    return {
      link: slug(name),
      name,
      brand,
      family,
      description: `${story} ${material.feel[seed % 2 === 0 ? 0 : 1]}`,
      attributes: [
        { key: "material", label: "Chất liệu", value: material.label },
        { key: "cut", label: "Kiểu dáng", value: label(CUTS, cut) },
        { key: "motif", label: "Hoạ tiết", value: label(MOTIFS, motif) },
        { key: "care", label: "Bảo quản", value: material.care },
      ],
      colors,
      sizes: cut === "giay-got" || cut === "sandal" ? SHOE_SIZES : (sizes[seed % sizes.length] ?? ["Free"]),
      types: [rent.now > 0 ? (["rent"] as const) : [], sale.now > 0 ? (["sale"] as const) : []].flat(),
      originalRentalPrice: rent.before,
      rentalPrice: rent.now,
      depositPrice: deposit(rent.now, sale.before),
      originalPrice: sale.before,
      salePrice: sale.now,
      // Every fifth rental has a member price of its own, a quarter below the list, instead of the package's percentage.
      membershipRentalPrice: rent.now > 0 && seed % 5 === 0 ? Math.round((rent.now * 0.75) / 1000) * 1000 : 0,
      // Only what is reduced belongs to the clearance; one half of it is what others love, the other has just come.
      collectionType: sale.now < sale.before ? (seed % 2 === 0 ? "trending_sale" : "new_arrival_sale") : null,
      isNew: words.includes("new"),
      categories: [family, ...links, ...groups],
      views: colors.length > 1 ? 4 : 3,
      drawing,
    };
  });
}
