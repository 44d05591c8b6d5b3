import { type DayRange, fold } from "@thuot-tha/shared/domain";

/** In đồng, inclusive; null for an open end. */
export interface PriceLimits {
  min: number | null;
  max: number | null;
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
  /** Folded words that a product must all have, each as a prefix of a word; tolerant: or of a similar word. */
  search?: { words: readonly string[]; tolerant: boolean };
  /**
   * Days for which a rental piece must be free throughout, including delivery, return and cleaning; null when no piece
   * can be free.
   */
  blocked?: DayRange | null;
}

export const categoryDimension = (parentId: string | null): string => `cat:${parentId ?? ""}`;
export const attributeDimension = (key: string): string => `attr:${key}`;

/**
 * Splits a search into stored words: folded, without punctuation, including the typographic kind that phones insert. A
 * standalone sign such as an emoji is only searched when there is no word.
 */
export function searchWords(q: string): string[] {
  const words = fold(q)
    .replace(/[‘’]/g, "'")
    .split(/[\][\s.,;:!?()/"“”„«»…–—&+-]+/)
    .filter((word) => word !== "");
  const spoken = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return spoken.length > 0 ? spoken : words;
}
