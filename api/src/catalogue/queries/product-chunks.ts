import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { row } from "../../db/rows.ts";
import { type Bits, CHUNK_SIZE, fromHex } from "./bits.ts";

/** The products of a chunk that have an option of a facet. */
interface OptionSet {
  dimension: string;
  option: string;
  /** An attribute's value; empty for the others. */
  label: string;
  hex: string | null;
  members: Bits;
}

/** The variants of one size and colour with pieces for rent, as columns. */
interface Stock {
  size: string;
  color: string;
  variantPlaces: Int32Array;
  /** The number of each variant's product within the chunk. */
  products: Int32Array;
  rentUnits: Int32Array;
}

/** What lists need to know of 4096 products. */
export interface Chunk {
  number: number;
  version: string;
  options: ReadonlyMap<string, OptionSet>;
  /** By the number of the product within the chunk; 0 where it is not offered. */
  salePrices: Int32Array;
  rentalPrices: Int32Array;
  stock: readonly Stock[];
}

export const optionKey = (dimension: string, option: string): string => `${dimension} ${option}`;

/** Reads numbers written by `int4send`, `width` of them for each row, as columns. */
function columns(hex: string | null, width: number): Int32Array[] {
  const bytes = Buffer.from(hex ?? "", "hex");
  const length = bytes.length / 4 / width;
  return Array.from({ length: width }, (_, column) =>
    Int32Array.from({ length }, (_, row) => bytes.readInt32BE(4 * (row * width + column))),
  );
}

function byProduct(products: Int32Array, values: Int32Array): Int32Array {
  const found = new Int32Array(CHUNK_SIZE);
  for (const [row, product] of products.entries()) found[product] = values[row] ?? 0;
  return found;
}

interface Stored {
  version: string | null;
  options: (Omit<OptionSet, "members"> & { members: string })[] | null;
  prices: string | null;
  stock: { size: string; color: string; variants: string }[] | null;
}

/** Reads a chunk in one statement, so that all parts are of its version; null when it has no products. */
export async function loadChunk(db: Db, number: number): Promise<Chunk | null> {
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
  const [products, sales, rentals] = columns(stored.prices, 3) as [Int32Array, Int32Array, Int32Array];
  return {
    number,
    version: stored.version,
    options: new Map(
      (stored.options ?? []).map((one) => [
        optionKey(one.dimension, one.option),
        { ...one, members: fromHex(one.members) },
      ]),
    ),
    salePrices: byProduct(products, sales),
    rentalPrices: byProduct(products, rentals),
    stock: (stored.stock ?? []).map(({ size, color, variants }) => {
      const [variantPlaces, products, rentUnits] = columns(variants, 3) as [Int32Array, Int32Array, Int32Array];
      return { size, color, variantPlaces, products, rentUnits };
    }),
  };
}

interface ChunkVersions {
  chunks: { number: number; version: string }[];
  /** A category's parent by its id; empty for those at the top. */
  parents: Record<string, string>;
}

/**
 * The version of each chunk is the transaction that has made its sets: every change of a product makes those of its chunk
 * anew.
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
