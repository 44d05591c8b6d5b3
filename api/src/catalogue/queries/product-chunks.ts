import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { row } from "../../db/rows.ts";
import { allFromHex, type Bits, CHUNK_SIZE, countOf, membersOf } from "./bits.ts";
import { integersOf } from "./integers.ts";
import { type Prices, pricesOf } from "./prices.ts";
import { attributeDimension } from "./product-filter.ts";
import { type Stock, type StoredPair, stockOf } from "./rental-stock.ts";

/** The products of a chunk that have an option of a facet. */
interface OptionSet {
  /** Number of the option, equal in all chunks of an index. */
  number: number;
  dimension: string;
  option: string;
  /** An attribute's value; empty for the others. */
  label: string;
  /** The place of a size or colour among the labels of the stock; -1 where no piece for rent has it. */
  stocked: number;
  hex: string | null;
  members: Bits;
  size: number;
}

/**
 * The options that each product has, by their places in the chunk: for the nth product, those from `starts[n]` to
 * `starts[n + 1]`.
 */
interface OptionsOf {
  starts: Int32Array;
  places: Uint16Array;
}

/** The data of 4096 products that lists use. */
export interface Chunk {
  number: number;
  version: string;
  options: readonly OptionSet[];
  byKey: ReadonlyMap<string, OptionSet>;
  optionsOf: OptionsOf;
  salePrices: Prices;
  rentalPrices: Prices;
  stock: Stock;
}

export const optionKey = (dimension: string, option: string): string => `${dimension} ${option}`;

/** @param products the number, the sale price and the rental price of each product */
function pricesIn(products: Int32Array, column: 1 | 2): Prices {
  const each = new Int32Array(CHUNK_SIZE);
  for (let row = 0; row < products.length; row += 3) each[products[row] as number] = products[row + column] as number;
  return pricesOf(each);
}

function optionsByProduct(options: readonly OptionSet[]): OptionsOf {
  const each = options.map(({ members }) => membersOf(members));
  const starts = new Int32Array(CHUNK_SIZE + 1);
  for (const products of each) {
    for (const product of products) starts[product + 1] = (starts[product + 1] as number) + 1;
  }
  for (let n = 0; n < CHUNK_SIZE; n += 1) starts[n + 1] = (starts[n + 1] as number) + (starts[n] as number);
  const places = new Uint16Array(starts[CHUNK_SIZE] as number);
  const next = starts.slice();
  for (const [place, products] of each.entries()) {
    for (const product of products) {
      const n = next[product] as number;
      places[n] = place;
      next[product] = n + 1;
    }
  }
  return { starts, places };
}

interface Stored {
  version: string | null;
  options: (Omit<OptionSet, "number" | "stocked" | "members" | "size"> & { members: string })[] | null;
  prices: string | null;
  stock: StoredPair[] | null;
}

/**
 * Reads a chunk in one statement, so that all parts are of its version; null when it has no products.
 * @param numberOf gives each option its number, by its key
 */
export async function loadChunk(db: Db, number: number, numberOf: (key: string) => number): Promise<Chunk | null> {
  const places = sql`BETWEEN ${number * CHUNK_SIZE}::int AND ${number * CHUNK_SIZE + CHUNK_SIZE - 1}::int`;
  const stored = await row<Stored>(
    db,
    sql`
      SELECT
        (SELECT xmin::text FROM facet_sets WHERE dimension = 'all' AND option = '' AND chunk = ${number}::int) AS version,
        (SELECT json_agg(json_build_object('dimension', dimension, 'option', option, 'label', label, 'hex', hex,
            'members', encode(bit_send(members), 'hex')))
          FROM facet_sets WHERE chunk = ${number}::int AND (dimension < 'stock:' OR dimension > 'stock;')) AS options,
        (SELECT encode(string_agg(int4send(place & ${CHUNK_SIZE - 1}::int)
            || int4send(CASE WHEN for_sale THEN sale_price ELSE 0 END)
            || int4send(CASE WHEN for_rent THEN rental_price ELSE 0 END), ''::bytea), 'hex')
          FROM products WHERE place ${places}) AS prices,
        (SELECT json_agg(alike) FROM (
            SELECT size, color, encode(string_agg(int4send(place)
              || int4send(product_place & ${CHUNK_SIZE - 1}::int) || int4send(rent_units), ''::bytea), 'hex') AS variants
            FROM variants WHERE product_place ${places} AND withdrawn_at IS NULL AND rent_units > 0
            GROUP BY size, color) AS alike) AS stock`,
  );
  if (!stored?.version) return null;
  const stock = stockOf(stored.stock ?? []);
  const labelsOf = new Map([
    [attributeDimension("size"), stock.labels.size],
    [attributeDimension("color"), stock.labels.color],
  ]);
  const members = allFromHex((stored.options ?? []).map((one) => one.members));
  const options = (stored.options ?? []).map(({ dimension, option, label, hex }, n): OptionSet => {
    const own = members[n] as Bits;
    return {
      number: numberOf(optionKey(dimension, option)),
      dimension,
      option,
      label,
      stocked: labelsOf.get(dimension)?.indexOf(label) ?? -1,
      hex,
      members: own,
      size: countOf(own),
    };
  });
  const products = integersOf(stored.prices);
  return {
    number,
    version: stored.version,
    options,
    byKey: new Map(options.map((one) => [optionKey(one.dimension, one.option), one])),
    optionsOf: optionsByProduct(options),
    salePrices: pricesIn(products, 1),
    rentalPrices: pricesIn(products, 2),
    stock,
  };
}

interface ChunkVersions {
  chunks: { number: number; version: string }[];
  /** A category's parent by its id, as JSON; empty for those at the top. */
  parents: string;
}

/**
 * The version of each chunk is the transaction that has made its sets: every change of a product rewrites the sets of
 * its chunk.
 */
export async function chunkVersions(db: Db): Promise<ChunkVersions> {
  const found = await row<{ [Part in keyof ChunkVersions]: ChunkVersions[Part] | null }>(
    db,
    sql`
      SELECT
        (SELECT json_agg(json_build_object('number', chunk, 'version', xmin::text) ORDER BY chunk)
          FROM facet_sets WHERE dimension = 'all' AND option = '') AS chunks,
        (SELECT json_object_agg(id, coalesce(parent_id, '') ORDER BY id)::text FROM categories) AS parents`,
  );
  return { chunks: found?.chunks ?? [], parents: found?.parents ?? "{}" };
}
