import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";
import { countChoices } from "./facet-counts.ts";
import { optionKey } from "./product-chunks.ts";
import { attributeDimension, type SearchWord } from "./product-filter.ts";
import { productIndex } from "./product-index.ts";
import { matching } from "./product-sets.ts";

/** The stored spelling of typed words: the word itself, else the most similar one; null without a similar word. */
export async function writtenWords(db: Db, words: readonly string[]): Promise<(string | null)[]> {
  const found = await rows<{ written: string | null }>(
    db,
    sql`
      SELECT (
        SELECT written FROM search_words w WHERE w.word = typed.word OR w.word % typed.word
        ORDER BY w.word = typed.word DESC, similarity(w.word, typed.word) DESC, w.word LIMIT 1) AS written
      FROM unnest(${sql.param(words)}::text[]) WITH ORDINALITY AS typed (word, place) ORDER BY place`,
  );
  return found.map(({ written }) => written);
}

/** An attribute value or a category, as facets name it. */
export interface Label {
  dimension: string;
  option: string;
  label: string;
}

/** The key of an option; that of a category does not name its parent. */
const keyOf = ({ dimension, option }: Pick<Label, "dimension" | "option">): string =>
  optionKey(dimension.startsWith("cat:") ? "cat" : dimension, option);

/** The distinct values of these attributes, in no particular order. */
export async function listLabels(db: Db, keys: readonly string[]): Promise<Label[]> {
  const dimensions = new Set(keys.map(attributeDimension));
  const { options } = await productIndex(db);
  return options.flatMap((one) => (one && dimensions.has(one.dimension) ? [one] : []));
}

/**
 * Labels of products that match all the words, the most frequent first. None is a colour beside one that the words
 * name: a piece may come in both, but has one of them.
 */
export async function labelsAmong(db: Db, words: readonly SearchWord[], labels: readonly Label[]): Promise<Label[]> {
  if (labels.length === 0) return [];
  const filter = { categories: new Map(), attributes: new Map(), search: { words, tolerant: false } };
  const matches = await matching(db, filter);
  const { options } = countChoices(matches);
  const left = matches.colors.size > 0 ? attributeDimension("color") : null;
  const counts = new Map(options.map((one) => [keyOf(one), one.count]));
  return labels
    .filter(({ dimension }) => dimension !== left)
    .map((label) => ({ label, count: counts.get(keyOf(label)) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ label }) => label);
}
