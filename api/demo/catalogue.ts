import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Dong = z.int().nonnegative();
/** Kebab-case ASCII: the shop's own key, and the address where it has one. */
const Code = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const Product = z.strictObject({
  code: Code,
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  /** Codes of categories, its family first. */
  categories: z.array(Code).nonempty(),
  /** By the keys of `attributes.json`. */
  attributes: z.record(z.string(), z.string()),
  /** Names of `colors.json`, in display order. */
  colors: z.array(z.string()).nonempty(),
  /** ["Free"] for one size. */
  sizes: z.array(z.string()).nonempty(),
  /** The price of one wear day. `originalPrice`: before a reduction; `memberPrice`: its own price for members. */
  rent: z
    .strictObject({ price: Dong, originalPrice: Dong.optional(), deposit: Dong, memberPrice: Dong.optional() })
    .optional(),
  sale: z.strictObject({ price: Dong, originalPrice: Dong.optional() }).optional(),
  collection: z.enum(["trending_sale", "new_arrival_sale"]).optional(),
  isNew: z.boolean().optional(),
});
export type Product = z.infer<typeof Product>;

const Category = z.strictObject({
  code: Code,
  name: z.string(),
  parent: Code.optional(),
  description: z.string(),
  /** In the big or small tiles, among the hot ones, or as an occasion (icon1) or a style (icon2). */
  displays: z.array(z.enum(["hot", "big", "small", "icon1", "icon2"])),
});
export type Category = z.infer<typeof Category>;

const Banner = z.strictObject({
  code: Code,
  title: z.string(),
  subtitle: z.string(),
  /** A path of the shop, e.g. "/dam". */
  link: z.string(),
  position: z.enum(["home-hero", "home-strip", "category-top"]),
});
export type Banner = z.infer<typeof Banner>;

const Package = z.strictObject({
  code: Code,
  name: z.string(),
  type: z.string(),
  color: z.string(),
  price: Dong,
  durationDays: z.int(),
  percentDiscount: z.int(),
  extendDay: z.int(),
  perks: z.array(z.string()),
});

const Promotion = z.strictObject({
  code: Code,
  title: z.string(),
  description: z.string(),
  appliesTo: z.enum(["rent", "sale", "all"]),
});

/** The text of a page is `pages/<kind>/<slug>.md`. */
const Page = z.strictObject({ kind: Code, slug: Code, title: z.string() });
export type Page = z.infer<typeof Page>;

const SizeChart = z.array(z.strictObject({ size: z.string(), bust: z.number(), waist: z.number(), hip: z.number() }));

/** The demo's folder: beside this module in the sources, beside its bundle after a build. */
const folder = join(import.meta.dirname, "catalogue");

/** Files of products. Each holds one family, or a part of it. */
const families = ["ao-dai", "dam", "dam-da-hoi", "vay", "vest", "ao-khoac", "set", "phu-kien", "tui"];

const read = (file: string): string => readFileSync(join(folder, file), "utf8");

const parse = <T extends z.ZodType>(schema: T, file: string): z.infer<T> =>
  schema.parse(JSON.parse(read(file)), { reportInput: true });

/** One of each list in turn, as cards are dealt, so that a page ordered by age mixes the families. */
function dealt<T>(lists: readonly T[][]): T[] {
  const rounds = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat();
}

/** Reads and checks the files of the demo shop. The first product is the newest. */
export const readCatalogue = () => ({
  products: dealt(families.map((name) => parse(z.array(Product), `products/${name}.json`))),
  /** Parents stand before their children. */
  categories: parse(z.array(Category), "categories.json"),
  /** Labels of product attributes, by key. */
  attributes: parse(z.record(z.string(), z.string()), "attributes.json"),
  /** sRGB hex by Vietnamese name: a closed list, so that a filter shows one "Đỏ mận" and not five. */
  colors: parse(z.record(z.string(), z.string()), "colors.json"),
  sizeCharts: parse(z.record(Code, SizeChart), "size-charts.json"),
  banners: parse(z.array(Banner), "banners.json"),
  packages: parse(z.array(Package), "packages.json"),
  promotions: parse(z.array(Promotion), "promotions.json"),
  pages: parse(z.array(Page), "pages.json").map((page) => ({
    ...page,
    /** Markdown. */
    body: read(`pages/${page.kind}/${page.slug}.md`).trimEnd(),
  })),
});
export type Catalogue = ReturnType<typeof readCatalogue>;
