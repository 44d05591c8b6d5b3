import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";
import { leftBy } from "./product-sets.ts";

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
  const places = await rows<{ place: number }>(
    db,
    sql`
      WITH ${leftBy(filter)}
      SELECT requested.place::int AS place
      FROM jsonb_to_recordset(${JSON.stringify(labels.map((one, place) => ({ ...one, place })))}::jsonb)
        AS requested (dimension text, option text, place int)
      JOIN facet_sets s ON s.dimension = requested.dimension AND s.option = requested.option
      JOIN left_by l ON l.chunk = s.chunk
      GROUP BY requested.place
      HAVING sum(bit_count(s.members & l.members)) > 0
      ORDER BY sum(bit_count(s.members & l.members)) DESC, requested.place`,
  );
  return places.flatMap(({ place }) => labels[place] ?? []);
}
