import { type DayRange, fold } from "@thuot-tha/shared/domain";

/** What a list of products is narrowed by. */
export interface ProductFilter {
  /** Category ids by the parent they share; one of each group must fit. */
  categories: ReadonlyMap<string, readonly string[]>;
  /** Slugs by attribute key; one of each key must fit. */
  attributes: ReadonlyMap<string, readonly string[]>;
  type?: "rent" | "sale";
  collection?: "trending_sale" | "new_arrival_sale";
  /** Only what is for sale at less than its original price. */
  reduced?: boolean;
  salePrices?: { min: number | null; max: number | null };
  /** Folded words a product must have all of, each at least the beginning of one; tolerant: or one that resembles it. */
  search?: { words: readonly string[]; tolerant: boolean };
  /** Days a rental piece must be free from start to end, delivery, return and cleaning included; null: no such piece. */
  blocked?: DayRange | null;
}

export const categoryDimension = (parentId: string | null): string => `cat:${parentId ?? ""}`;
export const attributeDimension = (key: string): string => `attr:${key}`;

/**
 * The words of a search as they are stored: folded, without punctuation, the kind that phones put in its place too. A
 * sign that stands alone, like a smiley, is only looked for where there is no word.
 */
export function searchWords(q: string): string[] {
  const words = fold(q)
    .replace(/[‘’]/g, "'")
    .split(/[\][\s.,;:!?()/"“”„«»…–—&+-]+/)
    .filter((word) => word !== "");
  const spoken = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return spoken.length > 0 ? spoken : words;
}
