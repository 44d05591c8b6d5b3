import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";
import { countShared } from "./bits.ts";
import { optionKey } from "./product-chunks.ts";
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

/** The distinct values of these attributes, in no particular order. */
export const listLabels = (db: Db, keys: readonly string[]): Promise<Label[]> =>
  rows<Label>(
    db,
    sql`
      SELECT dimension, option, max(label) AS label FROM facet_sets
      WHERE dimension = ANY(${sql.param(keys.map((key) => `attr:${key}`))}::text[]) GROUP BY dimension, option`,
  );

/** Labels of products that match all the words, the most frequent first. */
export async function labelsAmong(db: Db, words: readonly string[], labels: readonly Label[]): Promise<Label[]> {
  if (labels.length === 0) return [];
  const filter = { categories: new Map(), attributes: new Map(), search: { words, tolerant: false } };
  const { chunks } = await matching(db, filter);
  const counts = labels.map(() => 0);
  for (const { chunk, leftBy } of chunks) {
    const left = leftBy("");
    for (const [n, { dimension, option }] of labels.entries()) {
      const members = chunk.options.get(optionKey(dimension, option))?.members;
      if (members) counts[n] = (counts[n] ?? 0) + countShared(members, left);
    }
  }
  return labels
    .map((label, n) => ({ label, count: counts[n] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ label }) => label);
}
