import type { DayRange } from "@thuot-tha/shared/domain";
import { type SQL, sql } from "drizzle-orm";
import { daterange } from "../../db/daterange.ts";
import { attributeDimension, categoryDimension, type ProductFilter } from "./product-filter.ts";

/**
 * A set of products is a string of bits, one for each product's place, kept in chunks of 4096. What a filter asks for is
 * one set for each of its parts; what is listed is in all of them.
 */
interface NamedSet {
  /** Name of the dimension, or of a part that is no facet. */
  name: string;
  /** Yields (chunk, members, named); `named` marks those whose name has what is searched for. */
  rows: SQL;
  /** Only where this dimension is left aside. */
  onlyBut?: string;
}

const list = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

const anyOf = (dimension: string, options: readonly string[]): SQL => sql`
  SELECT chunk, bit_or(members) AS members, bit_or(members) AS named FROM facet_sets
  WHERE dimension = ${dimension} AND option IN (${list(options)}) GROUP BY chunk`;

const priced = ({ min, max }: { min: number | null; max: number | null }): SQL => sql`
  SELECT place >> 12 AS chunk, bit_or(one_of_chunk(place)) AS members, bit_or(one_of_chunk(place)) AS named FROM products
  WHERE for_sale AND sale_price BETWEEN ${min ?? 0}::bigint AND ${max ?? 10 ** 12}::bigint GROUP BY 1`;

/** Greater than whatever begins with the text. */
const behind = (text: string): string => `${text}\u{10FFFF}`;

/** How alike two words must be, from 0 to 1: lets one letter of six be wrong. */
const ALIKE = 0.4;

/** Short words have too few trigrams to be alike: they are looked for with one letter wrong, more, less or swapped. */
const SHORT = { least: 3, most: 5 };

/** Patterns for LIKE of everything that is one slip away from a word. */
function oneSlipAway(word: string): string[] {
  const letters = [...word].map((letter) => letter.replace(/[\\%_]/g, "\\$&"));
  const without = (at: number, ...instead: string[]) => letters.toSpliced(at, 1, ...instead).join("");
  return letters.flatMap((letter, at) => {
    const next = letters[at + 1];
    const swapped = next === undefined ? [] : [letters.toSpliced(at, 2, next, letter).join("")];
    return [without(at, "_"), without(at), without(at, "_", letter), without(at, letter, "_"), ...swapped];
  });
}

/** Words that begin as the typed one, or, tolerantly, look like it. Yields texts. */
export function wordsLike(word: string, tolerant: boolean): SQL {
  const beginning = sql`SELECT word FROM search_words WHERE word >= ${word} AND word < ${behind(word)}`;
  if (!tolerant) return beginning;
  const alike = sql`${beginning} UNION SELECT word FROM search_words WHERE word % ${word} AND similarity(word, ${word}) >= ${ALIKE}`;
  if (word.length < SHORT.least || word.length > SHORT.most) return alike;
  return sql`${alike} UNION SELECT word FROM search_words
    WHERE word LIKE ANY (${sql.param(oneSlipAway(word))}::text[]) AND NOT EXISTS (${beginning})`;
}

const found = (word: string, tolerant: boolean): SQL => sql`
  SELECT chunk, bit_or(members) AS members, bit_or(named) AS named FROM word_sets
  WHERE word IN (${wordsLike(word, tolerant)}) GROUP BY chunk`;

/** The values that chosen slugs of an attribute stand for. */
const labels = (key: string, slugs: readonly string[], prefix = ""): SQL => sql`
  SELECT ${prefix} || label FROM facet_sets WHERE dimension = ${attributeDimension(key)} AND option IN (${list(slugs)})`;

/**
 * Variants none of whose pieces is free on these days. Only what is booked then has to be looked at; a piece can be
 * booked twice in a longer time, and a retired piece can still be booked.
 */
const bookedOut = (blocked: DayRange): SQL => sql`
  SELECT v.product_place, v.size, v.color
  FROM (
    SELECT variant_place, count(*) AS bookings, array_agg(unit_id) AS pieces FROM bookings
    WHERE status = 'live' AND blocked && ${daterange(blocked)}::daterange
      AND unit_id NOT IN (SELECT id FROM units WHERE retired_at IS NOT NULL)
    GROUP BY variant_place
  ) AS busy
  JOIN stock_sets s ON s.chunk = variant_place >> 12 AND s.rent_units <= bookings
    AND get_bit(s.members, variant_place & 4095) = 1
    AND (s.rent_units = 1 OR s.rent_units <= (SELECT count(DISTINCT piece) FROM unnest(pieces) AS piece))
  CROSS JOIN LATERAL (SELECT * FROM variants WHERE place = variant_place OFFSET 0) AS v`;

/** Products with a piece of the chosen size and colour that is free: those that have any, less those all booked out. */
function free(attributes: ProductFilter["attributes"]): SQL {
  const sizes = attributes.get("size");
  const colors = attributes.get("color");
  const wanted = sql`true
    ${sizes ? sql`AND size IN (${labels("size", sizes)})` : sql``}
    ${colors ? sql`AND color IN (${labels("color", colors)})` : sql``}`;
  const pieces = sizes
    ? sql`dimension IN (${labels("size", sizes, "stock:")})`
    : sql`dimension > 'stock:' AND dimension < 'stock;'`;
  const stocked =
    sizes || colors
      ? sql`${pieces} ${colors ? sql`AND option IN (${labels("color", colors)})` : sql``}`
      : sql`dimension = 'all' AND option = 'stocked'`;
  return sql`
    SELECT stock.chunk, stock.members & ~coalesce(taken.members, B'0'::bit(4096)) AS members, stock.members AS named
    FROM (SELECT chunk, bit_or(members) AS members FROM facet_sets WHERE ${stocked} GROUP BY chunk) AS stock
    LEFT JOIN (
      SELECT product_place >> 12 AS chunk, bit_or(one_of_chunk(product_place)) AS members
      FROM (SELECT product_place, count(*) AS variants FROM booked_out WHERE ${wanted} GROUP BY product_place) AS several
      -- There is no further one.
      WHERE NOT EXISTS (
        SELECT FROM variants v
        WHERE v.product_place = several.product_place AND v.rent_units > 0 AND ${wanted} OFFSET variants)
      GROUP BY 1
    ) AS taken USING (chunk)`;
}

const everything = sql`SELECT chunk, members, members AS named FROM facet_sets WHERE dimension = 'all' AND option = ''`;
const reduced = sql`SELECT chunk, members, members AS named FROM facet_sets WHERE dimension = 'all' AND option = 'reduced'`;
const nothing = sql`SELECT 0 AS chunk, B'0'::bit(4096) AS members, B'0'::bit(4096) AS named WHERE false`;

/** Sets that facets narrow by: each facet counts what all but its own leave. */
function dimensionSets(filter: ProductFilter): NamedSet[] {
  const { categories, attributes, type, collection, salePrices } = filter;
  const sets: NamedSet[] = [];
  for (const [parent, ids] of categories) sets.push({ name: categoryDimension(parent), rows: anyOf("cat", ids) });
  for (const [key, slugs] of attributes) {
    sets.push({ name: attributeDimension(key), rows: anyOf(attributeDimension(key), slugs) });
  }
  if (type) sets.push({ name: "type", rows: anyOf("type", [type]) });
  if (collection) sets.push({ name: "collection", rows: anyOf("collection", [collection]) });
  if (salePrices) sets.push({ name: "sale-prices", rows: priced(salePrices) });
  return sets;
}

/** A free piece has to be of the chosen size and colour; but not where just that choice is left aside. */
function daySets({ blocked, attributes }: ProductFilter, aside: readonly string[]): NamedSet[] {
  if (blocked === undefined) return [];
  if (blocked === null) return [{ name: "days", rows: nothing }];
  const without = (key: string) => free(new Map([...attributes].filter(([other]) => other !== key)));
  const special = ["size", "color"].filter((key) => aside.includes(attributeDimension(key)));
  return [
    { name: "days", rows: free(attributes) },
    ...special.map((key) => ({ name: "days", rows: without(key), onlyBut: attributeDimension(key) })),
  ];
}

function fixedSets(filter: ProductFilter, aside: readonly string[]): NamedSet[] {
  const { words = [], tolerant = false } = filter.search ?? {};
  return [
    { name: "all", rows: filter.reduced ? reduced : everything },
    ...words.map((word, index) => ({ name: `word ${index}`, rows: found(word, tolerant) })),
    ...daySets(filter, aside),
  ];
}

/** Names of the dimensions that a filter chooses in. */
export const chosenDimensions = (filter: ProductFilter): string[] => dimensionSets(filter).map(({ name }) => name);

/**
 * Defines `left_by (but, chunk, members, named)`: what all parts of the filter leave (`but` is ''), and, for each name in
 * `aside`, what all but that part leave.
 */
export function leftBy(filter: ProductFilter, aside: readonly string[] = []): SQL {
  const sets = [...fixedSets(filter, aside), ...dimensionSets(filter)];
  const union = sql.join(
    sets.map(
      ({ name, rows, onlyBut }) => sql`
        SELECT ${name}::text AS name, ${onlyBut ?? null}::text AS only_but, chunk, members, named FROM (${rows}) AS rows`,
    ),
    sql` UNION ALL `,
  );
  const buts = sql.join(
    ["", ...aside].map((name) => sql`(${name}::text)`),
    sql`, `,
  );
  const special = sets.flatMap(({ onlyBut }) => onlyBut ?? []);
  const names = new Set(sets.map(({ name }) => name)).size;
  const booked = filter.blocked ? sql`booked_out AS MATERIALIZED (${bookedOut(filter.blocked)}), ` : sql``;
  return sql`${booked}sets AS MATERIALIZED (${union}),
    left_by AS MATERIALIZED (
      SELECT but, chunk, bit_and(members) AS members, bit_and(named) AS named
      FROM (VALUES ${buts}) AS wanted (but) JOIN sets ON name <> but AND CASE
        WHEN name = 'days' AND but = ANY(${sql.param(special)}::text[]) THEN only_but = but
        ELSE only_but IS NULL END
      GROUP BY but, chunk
      HAVING count(*) = ${names} - CASE WHEN but = '' THEN 0 ELSE 1 END)`;
}

/** Every chunk of what is left in a row, as one string of bits: is the product at a place among them? */
export const bitsLeftBy = (but: string, chosen: SQL = sql`members`): SQL => sql`(
  SELECT bits_joined(coalesce(${chosen}, B'0'::bit(4096)) ORDER BY number)
  FROM generate_series(0, (SELECT max(place) >> 12 FROM products)) AS number
  LEFT JOIN left_by ON left_by.chunk = number AND but = ${but})`;
