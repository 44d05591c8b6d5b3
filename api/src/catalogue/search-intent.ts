import { stripDiacritics } from "@thuot-tha/shared/domain";
import type { PriceLimits } from "./queries/product-filter.ts";

/** What a search says besides words of products. */
export interface Intent {
  /** The search without it. */
  rest: string;
  type?: "rent" | "sale";
  price?: PriceLimits;
  /** Slugs of a size, in each way that a shop may write it. */
  sizes?: readonly string[];
}

const thousand = { k: 1e3, nghin: 1e3, ngan: 1e3 };
const million = { tr: 1e6, trieu: 1e6 };
const currency = { d: 1, dong: 1, vnd: 1, "₫": 1 };
const units: Record<string, number> = { ...thousand, ...million, ...currency };

/** Numbers in words. */
const numbers: Record<string, number> = {
  nua: 0.5,
  mot: 1,
  hai: 2,
  ba: 3,
  bon: 4,
  nam: 5,
  sau: 6,
  bay: 7,
  tam: 8,
  chin: 9,
};

const anyOf = (words: object): string => Object.keys(words).join("|");

/**
 * A number in digits or words. It may have a unit, decimals of a million ("1tr5"), a currency, and "a day" at the end.
 */
const amount =
  String.raw`(\d+(?:[.,]\d+)*|(?:${anyOf(numbers)})(?: tram)?) ?(${anyOf(units)})?(\d{1,3}| ruoi)?` +
  `(?: ?(?:${anyOf(currency)}))?(?: ?/ ?ngay)?(?=[ -])`;

/** A number in digits or words. */
function numberOf(number: string): number {
  const [word = "", hundred] = number.split(" ");
  const inWords = numbers[word];
  if (inWords) return hundred ? inWords * 100 : inWords;
  // A separator before three digits groups them, another one is decimal: 1.500.000, 1,5 triệu.
  return Number(number.replace(/[.,](?=\d{3}(?:\D|$))/g, "").replace(",", "."));
}

/** The price in đồng; null for a number that is no price. Without a unit, hundreds mean thousands of đồng. */
function dong(number: string, unit: string | undefined, decimals: string | undefined): number | null {
  const factor = units[unit ?? ""];
  const value = numberOf(number);
  if (!Number.isFinite(value) || (decimals && factor !== 1e6)) return null;
  if (factor) return Math.round((value + Number(`0.${decimals?.replace(" ruoi", "5") ?? 0}`)) * factor);
  if (value >= 1000) return value;
  return value >= 100 ? value * 1000 : null;
}

/** What "about" a price leaves open on either side, as a part of it. */
const aboutPart = 0.2;

/** What says that a price is about right: "tầm", but not the silk of "tơ tằm" and "lụa tằm". */
const about = "(?:khoang|chung|(?<! to | lua )tam)(?: gia)?";

/** What may stand before the words for a limit. */
const beforeLimit = `(?<= )(?:gia )?(?:${about} )?`;

/** What says that a price is the lower limit. */
const above = "(?:tren|hon|tu|toi thieu|it nhat)";

/** The slugs of a typed size: two or more x may be a number in them, and "-" is the decimal sign of a half size. */
function slugsOfSize(size = ""): string[] {
  const [, digit, xs = "x".repeat(Number(digit)), letter] = /^(?:([2-4])x|(x{2,}))([sl])$/.exec(size) ?? [];
  return letter ? [xs + letter, `${xs.length}x${letter}`] : [size.replace(/[.,]/, "-")];
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
    pattern: new RegExp(`${beforeLimit}(?:tu )?${amount} ?(?:den|toi|-) ?${amount}`),
    read([low = "", lowUnit, lowDecimals, high = "", highUnit, highDecimals]) {
      const min = dong(low, lowUnit ?? highUnit, lowDecimals);
      const max = dong(high, highUnit, highDecimals);
      return min === null || max === null ? null : limits(Math.min(min, max), Math.max(min, max));
    },
  },
  {
    pattern: new RegExp(`${beforeLimit}(?:(?:tu|duoi) )?${amount} (?:tro|do) (?:xuong|lai)(?= )`),
    read: ([digits = "", unit, decimals]) => limits(null, dong(digits, unit, decimals)),
  },
  {
    pattern: new RegExp(`${beforeLimit}(?:${above} )?${amount} (?:tro|do) len(?= )`),
    read: ([digits = "", unit, decimals]) => limits(dong(digits, unit, decimals), null),
  },
  {
    pattern: new RegExp(`${beforeLimit}(?:duoi|khong qua|toi da|(?:re|it|nho|thap) hon) ${amount}`),
    read: ([digits = "", unit, decimals]) => limits(null, dong(digits, unit, decimals)),
  },
  {
    pattern: new RegExp(`${beforeLimit}${above} ${amount}`),
    read: ([digits = "", unit, decimals]) => limits(dong(digits, unit, decimals), null),
  },
  {
    pattern: new RegExp(`(?<= )(?:gia )?${about} ${amount}`),
    read([digits = "", unit, decimals]) {
      const price = dong(digits, unit, decimals);
      return price === null ? null : limits(Math.round(price * (1 - aboutPart)), Math.round(price * (1 + aboutPart)));
    },
  },
  {
    pattern: /(?<= )(?:size|kich co|co) ((?:x{0,3}|[2-4]x)[sl]|m|free|\d\d(?:[.,]5)?)(?= )/,
    read: ([size]) => ({ sizes: slugsOfSize(size) }),
  },
  // These say a size by themselves.
  {
    pattern: /(?<= )(free(?= ?size )|(?:x+|[2-4]x)[sl]|(?:3[4-9]|4[0-4])(?:[.,]5)?)(?: ?size)?(?= )/,
    read: ([size]) => ({ sizes: slugsOfSize(size) }),
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
  const letters = q.normalize("NFKC").replace(/\p{M}/gu, "").replace(/[–—]/g, "-").toLowerCase();
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
