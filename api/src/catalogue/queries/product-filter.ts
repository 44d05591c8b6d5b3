import { type DayRange, fold } from "@thuot-tha/shared/domain";

/** In đồng, inclusive; null for an open end. */
export interface PriceLimits {
  min: number | null;
  max: number | null;
}

/** A word of a search. */
export interface SearchWord {
  /** Folded. */
  word: string;
  /** As it was typed, in lower case; null in a search without any mark, which says nothing about tones. */
  spelled: string | null;
  /** Folded words that mean the same. */
  synonyms: readonly string[];
}

/** The filter of a product list. */
export interface ProductFilter {
  /** Category ids by their parent; a product must match one of each group. */
  categories: ReadonlyMap<string, readonly string[]>;
  /** Slugs by attribute key; a product must match one of each key. */
  attributes: ReadonlyMap<string, readonly string[]>;
  type?: "rent" | "sale";
  collection?: "trending_sale" | "new_arrival_sale";
  /** Only products on sale for less than their original price. */
  reduced?: boolean;
  salePrices?: PriceLimits;
  /** Of one wear day. */
  rentalPrices?: PriceLimits;
  /**
   * Words that a product must all have. The last one, and one that no product has, may be the beginning of a word;
   * tolerant: one that no word begins with stands for similar ones.
   */
  search?: { words: readonly SearchWord[]; tolerant: boolean };
  /**
   * Days for which a rental piece must be free throughout, including delivery, return and cleaning; null when no piece
   * can be free.
   */
  blocked?: DayRange | null;
}

export const categoryDimension = (parentId: string | null): string => `cat:${parentId ?? ""}`;
export const attributeDimension = (key: string): string => `attr:${key}`;

/**
 * Splits a text at its punctuation, including the typographic kind that phones insert, and around signs such as emojis,
 * which only count when there is no word.
 */
function wordsOf(text: string): string[] {
  const words = text
    .replace(/[‘’]/g, "'")
    .replace(/\p{So}/gu, " $& ")
    .split(/[\][\s.,;:!?()/"“”„«»…–—&+-]+/)
    .filter((word) => word !== "");
  const spoken = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return spoken.length > 0 ? spoken : words;
}

/** The words of a text as they are stored: folded. */
export const foldedWords = (text: string): string[] => wordsOf(fold(text));

/** Words that shoppers join, split or misspell, with the spelling that is searched. */
const respelled: readonly [RegExp, string][] = [
  [/(?<!\p{L})[aá]od[aà]i(?!\p{L})/gu, "ao dai"],
  [/(?<!\p{L})com[ -]?p?l[eê]t?(?!\p{L})/gu, "comple"],
];

/**
 * Other words for a folded word, or for the second word of a pair. Many shoppers call a "đầm" a "váy", but no skirt is
 * a "đầm", so "đầm" has no other word. "hình" means a picture after "chụp" only, and a shape elsewhere.
 */
const synonyms: Record<string, readonly string[]> = {
  vay: ["dam"],
  "chup anh": ["hinh"],
  "chup hinh": ["anh"],
  comple: ["vest", "suit"],
  suit: ["vest", "comple"],
  vest: ["suit", "comple"],
};

/** A folded word with the other letter for its last sound: "kỷ" is also written "kỉ", "quý" also "quí". */
function writtenOtherwise(word: string): string[] {
  const [, start, letter] = /^([hklmstv]|qu)([iy])$/.exec(word) ?? [];
  return start ? [start + (letter === "i" ? "y" : "i")] : [];
}

/** The words of a search. */
export function searchWords(q: string): SearchWord[] {
  const typed = wordsOf(
    respelled.reduce((text, [spelling, word]) => text.replace(spelling, word), q.normalize("NFKC").toLowerCase()),
  );
  const isMarked = typed.some((word) => word !== fold(word));
  const folded = typed.map(fold);
  return folded.map((word, place) => ({
    word,
    spelled: isMarked ? (typed[place] ?? word) : null,
    synonyms: synonyms[`${folded[place - 1]} ${word}`] ?? synonyms[word] ?? writtenOtherwise(word),
  }));
}
