import { stripDiacritics } from "@thuot-tha/shared/domain";
import type { PriceLimits } from "./queries/product-filter.ts";

/** What a search says besides words of products. */
export interface Intent {
  /** The search without it. */
  rest: string;
  type?: "rent" | "sale";
  price?: PriceLimits;
  /** Slug of a size. */
  size?: string;
}

/** A number with an optional unit and, as in "1tr5", tenths of a million. */
const amount = String.raw`(\d+(?:[.,]\d+)*) ?(k|nghin|ngan|tr|trieu|d|dong|₫)?(\d)?(?=[ -])`;
const units: Record<string, number> = { k: 1e3, nghin: 1e3, ngan: 1e3, tr: 1e6, trieu: 1e6, d: 1, dong: 1, "₫": 1 };

/** In đồng; null for a number that is no price. Without a unit, hundreds mean thousands of đồng. */
function dong(digits: string, unit: string | undefined, tenths: string | undefined): number | null {
  const factor = units[unit ?? ""];
  // A separator before three digits groups them, another one is decimal: 1.500.000, 1,5 triệu.
  const value = Number(digits.replace(/[.,](?=\d{3}(?:\D|$))/g, "").replace(",", "."));
  if (!Number.isFinite(value) || (tenths && factor !== 1e6)) return null;
  if (factor) return Math.round((value + Number(tenths ?? 0) / 10) * factor);
  if (value >= 1000) return value;
  return value >= 100 ? value * 1000 : null;
}

type Found = Omit<Intent, "rest">;

interface Phrase {
  /** Of the folded search, whose words have a space on both sides. The spaces stay. */
  pattern: RegExp;
  /** Spellings that mean it; without accents they may mean another word. Absent: all. */
  spellings?: readonly string[];
  /** Null when it says nothing after all. */
  read(groups: (string | undefined)[]): Found | null;
}

const limits = (min: number | null, max: number | null): Found | null =>
  min === null && max === null ? null : { price: { min, max } };

const phrases: readonly Phrase[] = [
  {
    pattern: new RegExp(`(?<= )(?:gia )?(?:tu )?${amount} ?(?:den|toi|-) ?${amount}`),
    read([low = "", lowUnit, lowTenths, high = "", highUnit, highTenths]) {
      const [min, max] = [dong(low, lowUnit ?? highUnit, lowTenths), dong(high, highUnit, highTenths)];
      return min === null || max === null ? null : limits(Math.min(min, max), Math.max(min, max));
    },
  },
  {
    pattern: new RegExp(`(?<= )(?:gia )?(?:duoi|khong qua|toi da) ${amount}`),
    read: ([digits = "", unit, tenths]) => limits(null, dong(digits, unit, tenths)),
  },
  {
    pattern: new RegExp(`(?<= )(?:gia )?(?:tren|hon|tu) ${amount}(?: tro len(?= ))?`),
    read: ([digits = "", unit, tenths]) => limits(dong(digits, unit, tenths), null),
  },
  {
    pattern: /(?<= )(?:size|kich co|co) (x{0,3}s|m|x{0,3}l|free|\d\d)(?= )/,
    read: ([size]) => ({ size }),
  },
  {
    pattern: /(?<= )(?:cho )?thue(?= )/,
    spellings: ["cho thuê", "cho thue", "thuê", "thue"],
    read: () => ({ type: "rent" }),
  },
  { pattern: /(?<= )mua(?= )/, spellings: ["mua"], read: () => ({ type: "sale" }) },
  { pattern: /(?<= )(?:gia )?re(?= )/, spellings: ["giá rẻ", "gia re", "rẻ"], read: () => ({}) },
  { pattern: /(?<= )mau(?= )/, spellings: ["màu", "mầu", "mau"], read: () => ({}) },
  { pattern: /(?<= )do(?= )/, spellings: ["đồ"], read: () => ({}) },
];

/**
 * Reads what a search says about renting or buying, the price and the size, and leaves out words that say nothing about
 * a product. Null when it has nothing of all that.
 */
export function readIntent(q: string): Intent | null {
  // Both have one letter where the other has it.
  const letters = q.normalize("NFC").replace(/\p{M}/gu, "").toLowerCase();
  let typed = ` ${letters.replace(/[\s;:!?]+/g, " ").trim()} `;
  let folded = stripDiacritics(typed).normalize("NFC");
  const found: Found[] = [];
  for (const { pattern, spellings, read } of phrases) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const end = match.index + match[0].length;
    const spelling = typed.slice(match.index, end);
    const meant = !spellings || spellings.includes(spelling) ? read(match.slice(1)) : null;
    if (!meant) continue;
    found.push(meant);
    typed = typed.slice(0, match.index) + typed.slice(end).trimStart();
    folded = folded.slice(0, match.index) + folded.slice(end).trimStart();
  }
  return found.length > 0 ? { ...Object.assign({}, ...found), rest: typed.trim() } : null;
}
