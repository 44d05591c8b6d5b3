import type { DayRange } from "@thuot-tha/shared/domain";
import { type SQL, sql } from "drizzle-orm";
import { daterange } from "../../db/daterange.ts";
import { attributeDimension, categoryDimension, type PriceLimits, type ProductFilter } from "./product-filter.ts";

/**
 * A set of products is a bit string with one bit per product's place, stored in chunks of 4096. Each condition of a
 * filter is one set; the list is their intersection.
 */
interface NamedSet {
  /** Name of the dimension, or of a condition that is not a facet. */
  name: string;
  /** Yields (chunk, members, named); `named` marks products whose name contains the search. */
  rows: SQL;
  /** Set when the condition only applies without this dimension. */
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

/** The prices that a list can be filtered by: which products have one, and its column. */
export const prices = {
  "sale-prices": { offered: sql`for_sale`, price: sql`sale_price` },
  "rental-prices": { offered: sql`for_rent`, price: sql`rental_price` },
};
export type PriceName = keyof typeof prices;

const priced = (name: PriceName, { min, max }: PriceLimits): SQL => sql`
  SELECT place >> 12 AS chunk, bit_or(one_of_chunk(place)) AS members, bit_or(one_of_chunk(place)) AS named FROM products
  WHERE ${prices[name].offered} AND ${prices[name].price} BETWEEN ${min ?? 0}::bigint AND ${max ?? 10 ** 12}::bigint
  GROUP BY 1`;

/** An upper bound for all texts that begin with this one. */
const behind = (text: string): string => `${text}\u{10FFFF}`;

/** Minimum similarity of two words, from 0 to 1: allows one wrong letter of six. */
const ALIKE = 0.4;

/** Short words have too few trigrams for similarity, so they match with one letter wrong, added, missing or swapped. */
const SHORT = { minLength: 3, maxLength: 5 };

/** LIKE patterns for all words one typo away. */
function oneSlipAway(word: string): string[] {
  const letters = [...word].map((letter) => letter.replace(/[\\%_]/g, "\\$&"));
  const without = (at: number, ...instead: string[]) => letters.toSpliced(at, 1, ...instead).join("");
  return letters.flatMap((letter, at) => {
    const next = letters[at + 1];
    const swapped = next === undefined ? [] : [letters.toSpliced(at, 2, next, letter).join("")];
    return [without(at, "_"), without(at), without(at, "_", letter), without(at, letter, "_"), ...swapped];
  });
}

/** Words that begin with the typed one or, if tolerant, are similar to it. Yields texts. */
function wordsLike(word: string, tolerant: boolean): SQL {
  const beginning = sql`SELECT word FROM search_words WHERE word >= ${word} AND word < ${behind(word)}`;
  if (!tolerant) return beginning;
  const alike = sql`${beginning} UNION SELECT word FROM search_words WHERE word % ${word} AND similarity(word, ${word}) >= ${ALIKE}`;
  if (word.length < SHORT.minLength || word.length > SHORT.maxLength) return alike;
  return sql`${alike} UNION SELECT word FROM search_words
    WHERE word LIKE ANY (${sql.param(oneSlipAway(word))}::text[]) AND NOT EXISTS (${beginning})`;
}

const found = (word: string, tolerant: boolean): SQL => sql`
  SELECT chunk, bit_or(members) AS members, bit_or(named) AS named FROM word_sets
  WHERE word IN (${wordsLike(word, tolerant)}) GROUP BY chunk`;

/** The labels of an attribute's chosen slugs. */
const labels = (key: string, slugs: readonly string[], prefix = ""): SQL => sql`
  SELECT ${prefix} || label FROM facet_sets WHERE dimension = ${attributeDimension(key)} AND option IN (${list(slugs)})`;

/**
 * Variants without a free piece on these days. Only booked variants are looked at; a piece may be booked twice in a
 * longer range, and a retired piece may still be booked.
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

/** Conditions for pieces of the chosen sizes and colours: on variants, and on the sets of stocked products. */
function inChoice(attributes: ProductFilter["attributes"]): { variants: SQL; sets: SQL } {
  const sizes = attributes.get("size");
  const colors = attributes.get("color");
  const color = colors ? sql`IN (${labels("color", colors)})` : null;
  const pieces = sizes
    ? sql`dimension IN (${labels("size", sizes, "stock:")})`
    : sql`dimension > 'stock:' AND dimension < 'stock;'`;
  return {
    variants: sql`true ${sizes ? sql`AND size IN (${labels("size", sizes)})` : sql``} ${color ? sql`AND color ${color}` : sql``}`,
    sets: sql`${pieces} ${color ? sql`AND option ${color}` : sql``}`,
  };
}

/** Products with a free piece of the chosen size and colour: those with any piece, minus those fully booked. */
function free(attributes: ProductFilter["attributes"]): SQL {
  const { variants, sets } = inChoice(attributes);
  const stocked =
    attributes.has("size") || attributes.has("color") ? sets : sql`dimension = 'all' AND option = 'stocked'`;
  return sql`
    SELECT stock.chunk, stock.members & ~coalesce(booked.members, B'0'::bit(4096)) AS members, stock.members AS named
    FROM (SELECT chunk, bit_or(members) AS members FROM facet_sets WHERE ${stocked} GROUP BY chunk) AS stock
    LEFT JOIN (
      SELECT product_place >> 12 AS chunk, bit_or(one_of_chunk(product_place)) AS members
      FROM (SELECT product_place, count(*) AS variants FROM booked_out WHERE ${variants} GROUP BY product_place) AS several
      -- There is no further one.
      WHERE NOT EXISTS (
        SELECT FROM variants v
        WHERE v.product_place = several.product_place AND v.rent_units > 0 AND ${variants} OFFSET variants)
      GROUP BY 1
    ) AS booked USING (chunk)`;
}

/** Yields (label, chunk, members): for each size, or each colour, the products with a free piece of it. */
function freeByOption(key: "size" | "color", attributes: ProductFilter["attributes"]): SQL {
  const { variants, sets } = inChoice(new Map([...attributes].filter(([other]) => other !== key)));
  const column = sql.raw(key);
  const label = key === "size" ? sql`substr(dimension, 7)` : sql`option`;
  return sql`
    SELECT label, chunk, stock.members & ~coalesce(booked.members, B'0'::bit(4096)) AS members
    FROM (SELECT ${label} AS label, chunk, bit_or(members) AS members FROM facet_sets WHERE ${sets} GROUP BY 1, 2) AS stock
    LEFT JOIN (
      SELECT label, product_place >> 12 AS chunk, bit_or(one_of_chunk(product_place)) AS members
      FROM (
        SELECT product_place, ${column} AS label, count(*) AS variants FROM booked_out WHERE ${variants}
        GROUP BY 1, 2) AS several
      WHERE NOT EXISTS (
        SELECT FROM variants v
        WHERE v.product_place = several.product_place AND v.${column} = several.label AND v.rent_units > 0
          AND ${variants} OFFSET variants)
      GROUP BY 1, 2
    ) AS booked USING (label, chunk)`;
}

/**
 * Defines `free_options (dimension, label, chunk, members)` after `leftBy`: on the filter's days, a size counts only
 * products with a free piece of that size, and a colour likewise.
 */
export function freeOptions({ blocked, attributes }: ProductFilter): SQL {
  if (!blocked) return sql``;
  return sql`free_options AS MATERIALIZED (
    SELECT ${attributeDimension("size")} AS dimension, label, chunk, members FROM (${freeByOption("size", attributes)}) AS s
    UNION ALL
    SELECT ${attributeDimension("color")}, label, chunk, members FROM (${freeByOption("color", attributes)}) AS c), `;
}

const everything = sql`SELECT chunk, members, members AS named FROM facet_sets WHERE dimension = 'all' AND option = ''`;
const reduced = sql`SELECT chunk, members, members AS named FROM facet_sets WHERE dimension = 'all' AND option = 'reduced'`;
const nothing = sql`SELECT 0 AS chunk, B'0'::bit(4096) AS members, B'0'::bit(4096) AS named WHERE false`;

/** One set per facet dimension; the counts of a facet use all sets but its own. */
function dimensionSets(filter: ProductFilter): NamedSet[] {
  const { categories, attributes, type, collection, salePrices, rentalPrices } = filter;
  const sets: NamedSet[] = [];
  for (const [parent, ids] of categories) sets.push({ name: categoryDimension(parent), rows: anyOf("cat", ids) });
  for (const [key, slugs] of attributes) {
    sets.push({ name: attributeDimension(key), rows: anyOf(attributeDimension(key), slugs) });
  }
  if (type) sets.push({ name: "type", rows: anyOf("type", [type]) });
  if (collection) sets.push({ name: "collection", rows: anyOf("collection", [collection]) });
  if (salePrices) sets.push({ name: "sale-prices", rows: priced("sale-prices", salePrices) });
  if (rentalPrices) sets.push({ name: "rental-prices", rows: priced("rental-prices", rentalPrices) });
  return sets;
}

/** A free piece must have the chosen size and colour, except the dimension that is left aside. */
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

/** Names of the dimensions in which the filter has a choice. */
export const chosenDimensions = (filter: ProductFilter): string[] => dimensionSets(filter).map(({ name }) => name);

/**
 * Defines `left_by (but, chunk, members, named)`: the products that match all conditions (`but` is ''), and, for each
 * name in `aside`, those that match all conditions but that one.
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
      FROM (VALUES ${buts}) AS requested (but) JOIN sets ON name <> but AND CASE
        WHEN name = 'days' AND but = ANY(${sql.param(special)}::text[]) THEN only_but = but
        ELSE only_but IS NULL END
      GROUP BY but, chunk
      HAVING count(*) = ${names} - CASE WHEN but = '' THEN 0 ELSE 1 END)`;
}

/** All chunks of a result as one bit string, by product place. */
export const bitsLeftBy = (but: string, chosen: SQL = sql`members`): SQL => sql`(
  SELECT bits_joined(coalesce(${chosen}, B'0'::bit(4096)) ORDER BY number)
  FROM generate_series(0, (SELECT max(place) >> 12 FROM products)) AS number
  LEFT JOIN left_by ON left_by.chunk = number AND but = ${but})`;
