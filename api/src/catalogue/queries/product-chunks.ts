import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { row } from "../../db/rows.ts";
import { allFromHex, type Bits, CHUNK_SIZE, countOf, membersOf } from "./bits.ts";

/** The products of a chunk that have an option of a facet. */
interface OptionSet {
  /** Number of the option, equal in all chunks of an index. */
  number: number;
  dimension: string;
  option: string;
  /** An attribute's value; empty for the others. */
  label: string;
  hex: string | null;
  members: Bits;
  size: number;
}

/** The numbers of the options that each product has: for the nth product, those from `starts[n]` to `starts[n + 1]`. */
interface OptionsOf {
  starts: Int32Array;
  numbers: Uint32Array;
}

/** The prices of products by their number within the chunk, 0 where one is not offered; the lowest price and the highest. */
export interface Prices {
  each: Int32Array;
  min: number;
  max: number;
}

/** The variants of one size and colour with pieces for rent, as columns. */
interface Pair {
  /** The place of the size among `labels.size`, and of the colour. */
  size: number;
  color: number;
  variantPlaces: Int32Array;
  rentUnits: Int32Array;
  /** The number of each variant's product within the chunk: a product has one variant of a size and colour. */
  products: Uint16Array;
}

/** The products with pieces for rent, by size and colour. */
interface Stock {
  pairs: readonly Pair[];
  labels: { size: readonly string[]; color: readonly string[] };
}

/** The data of 4096 products that lists use. */
export interface Chunk {
  number: number;
  version: string;
  options: ReadonlyMap<string, OptionSet>;
  optionsOf: OptionsOf;
  salePrices: Prices;
  rentalPrices: Prices;
  stock: Stock;
}

export const optionKey = (dimension: string, option: string): string => `${dimension} ${option}`;

/** Reads numbers written by `int4send`. */
export function integersOf(hex: string | null): Int32Array {
  const bytes = Buffer.from(hex ?? "", "hex").swap32();
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

/** @param products the number, the sale price and the rental price of each product */
function pricesOf(products: Int32Array, column: 1 | 2): Prices {
  const each = new Int32Array(CHUNK_SIZE);
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (let row = 0; row < products.length; row += 3) {
    const price = products[row + column] as number;
    each[products[row] as number] = price;
    if (price === 0) continue;
    min = Math.min(min, price);
    max = Math.max(max, price);
  }
  return { each, min, max };
}

function optionsByProduct(options: readonly OptionSet[]): OptionsOf {
  const each = options.map(({ number, members }) => ({ number, products: membersOf(members) }));
  const starts = new Int32Array(CHUNK_SIZE + 1);
  for (const { products } of each) {
    for (const product of products) starts[product + 1] = (starts[product + 1] as number) + 1;
  }
  for (let n = 0; n < CHUNK_SIZE; n += 1) starts[n + 1] = (starts[n + 1] as number) + (starts[n] as number);
  const numbers = new Uint32Array(starts[CHUNK_SIZE] as number);
  const next = starts.slice();
  for (const { number, products } of each) {
    for (const product of products) {
      const place = next[product] as number;
      numbers[place] = number;
      next[product] = place + 1;
    }
  }
  return { starts, numbers };
}

/** The variants of one size and colour: place, product and pieces of each. */
interface StoredStock {
  size: string;
  color: string;
  variants: string;
}

function stockOf(stored: readonly StoredStock[]): Stock {
  const labels = {
    size: [...new Set(stored.map(({ size }) => size))],
    color: [...new Set(stored.map(({ color }) => color))],
  };
  const pairs = stored.map(({ size, color, variants }): Pair => {
    const numbers = integersOf(variants);
    const column = (first: number) => numbers.filter((_, n) => n % 3 === first);
    return {
      size: labels.size.indexOf(size),
      color: labels.color.indexOf(color),
      variantPlaces: column(0),
      rentUnits: column(2),
      products: Uint16Array.from(column(1)),
    };
  });
  return { pairs, labels };
}

interface Stored {
  version: string | null;
  options: (Omit<OptionSet, "number" | "members" | "size"> & { members: string })[] | null;
  prices: string | null;
  stock: StoredStock[] | null;
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
            FROM variants WHERE product_place ${places} AND rent_units > 0 GROUP BY size, color) AS alike) AS stock`,
  );
  if (!stored?.version) return null;
  const members = allFromHex((stored.options ?? []).map((one) => one.members));
  const options = (stored.options ?? []).map(({ dimension, option, label, hex }, n): OptionSet => {
    const own = members[n] as Bits;
    return {
      number: numberOf(optionKey(dimension, option)),
      dimension,
      option,
      label,
      hex,
      members: own,
      size: countOf(own),
    };
  });
  const products = integersOf(stored.prices);
  return {
    number,
    version: stored.version,
    options: new Map(options.map((one) => [optionKey(one.dimension, one.option), one])),
    optionsOf: optionsByProduct(options),
    salePrices: pricesOf(products, 1),
    rentalPrices: pricesOf(products, 2),
    stock: stockOf(stored.stock ?? []),
  };
}

interface ChunkVersions {
  chunks: { number: number; version: string }[];
  /** A category's parent by its id; empty for those at the top. */
  parents: Record<string, string>;
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
        (SELECT json_object_agg(id, coalesce(parent_id, '')) FROM categories) AS parents`,
  );
  return { chunks: found?.chunks ?? [], parents: found?.parents ?? {} };
}
