import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { row } from "../../db/rows.ts";
import { allFromHex, type Bits, chunkSize, countOf, membersOf } from "./bits.ts";
import { integersOf, numbersOf } from "./numbers.ts";
import { type Prices, pricesOf } from "./prices.ts";
import { attributeDimension } from "./product-filter.ts";
import { type Order, orderBy } from "./product-order.ts";
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
  /** By the products' numbers within the chunk; empty where there is no product. */
  ids: readonly string[];
  /**
   * By the moment a product was added, the newest first, and by price, the cheapest first. The asking price is the
   * rental price of what is for rent, else the sale price; the buying price is the sale price of what is for sale, else
   * the rental price.
   */
  orders: Record<"newest" | "askingPrice" | "buyingPrice", Order>;
  options: readonly OptionSet[];
  byKey: ReadonlyMap<string, OptionSet>;
  optionsOf: OptionsOf;
  salePrices: Prices;
  rentalPrices: Prices;
  stock: Stock;
}

/** An option of a facet. */
export interface Option {
  /** "cat:<parent>", "attr:<key>", "type" or "collection". */
  dimension: string;
  /** Category id, attribute slug, product type or collection type. */
  option: string;
  /** An attribute's value or a category's name; empty for the others. */
  label: string;
  hex: string | null;
}

export const optionKey = (dimension: string, option: string): string => `${dimension} ${option}`;

/** Every product of a chunk, as columns of the same order. */
interface StoredProducts {
  ids: string[];
  /** The number, the sale price and the rental price of each; 0 where it is not offered. */
  prices: string;
  /** The seconds since 1970 when each was added. */
  added: string;
}

/** The parts of a chunk that come from its products alone. */
function productsOf(stored: StoredProducts): Pick<Chunk, "ids" | "orders" | "salePrices" | "rentalPrices"> {
  const prices = integersOf(stored.prices);
  const added = numbersOf(stored.added);
  const ids = new Array<string>(chunkSize).fill("");
  const age = new Float64Array(chunkSize);
  const sale = new Int32Array(chunkSize);
  const rental = new Int32Array(chunkSize);
  for (const [row, id] of stored.ids.entries()) {
    const number = prices[3 * row] as number;
    ids[number] = id;
    age[number] = -(added[row] as number);
    sale[number] = prices[3 * row + 1] as number;
    rental[number] = prices[3 * row + 2] as number;
  }
  return {
    ids,
    orders: {
      newest: orderBy([age], ids),
      askingPrice: orderBy([rental.map((price, number) => price || (sale[number] as number))], ids),
      buyingPrice: orderBy([sale.map((price, number) => price || (rental[number] as number))], ids),
    },
    salePrices: pricesOf(sale),
    rentalPrices: pricesOf(rental),
  };
}

function optionsByProduct(options: readonly OptionSet[]): OptionsOf {
  const each = options.map(({ members }) => membersOf(members));
  const starts = new Int32Array(chunkSize + 1);
  for (const products of each) {
    for (const product of products) starts[product + 1] = (starts[product + 1] as number) + 1;
  }
  for (let n = 0; n < chunkSize; n += 1) starts[n + 1] = (starts[n + 1] as number) + (starts[n] as number);
  const places = new Uint16Array(starts[chunkSize] as number);
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
  products: StoredProducts;
  stock: StoredPair[] | null;
}

const placesOf = (number: number): SQL =>
  sql`BETWEEN ${number * chunkSize}::int AND ${number * chunkSize + chunkSize - 1}::int`;

/**
 * Reads a chunk in one statement, so that all parts are of its version; null when it has no products.
 * @param numberOf gives each option its number, by its key
 */
export async function loadChunk(db: Db, number: number, numberOf: (key: string) => number): Promise<Chunk | null> {
  const places = placesOf(number);
  const stored = await row<Stored>(
    db,
    sql`
      SELECT
        (SELECT xmin::text FROM facet_sets WHERE dimension = 'all' AND option = '' AND chunk = ${number}::int) AS version,
        (SELECT json_agg(json_build_object('dimension', dimension, 'option', option, 'label', label, 'hex', hex,
            'members', encode(bit_send(members), 'hex')))
          FROM facet_sets WHERE chunk = ${number}::int AND (dimension < 'stock:' OR dimension > 'stock;')) AS options,
        (SELECT json_build_object('ids', json_agg(id),
            'prices', encode(string_agg(int4send(place & ${chunkSize - 1}::int)
              || int4send(CASE WHEN for_sale THEN sale_price ELSE 0 END)
              || int4send(CASE WHEN for_rent THEN rental_price ELSE 0 END), ''::bytea), 'hex'),
            'added', encode(string_agg(float8send(extract(epoch FROM created_at)::float8), ''::bytea), 'hex'))
          FROM products WHERE place ${places}) AS products,
        (SELECT json_agg(alike) FROM (
            SELECT size, color, encode(string_agg(int4send(place)
              || int4send(product_place & ${chunkSize - 1}::int) || int4send(rent_units), ''::bytea), 'hex') AS variants
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
  return {
    number,
    version: stored.version,
    ...productsOf(stored.products),
    options,
    byKey: new Map(options.map((one) => [optionKey(one.dimension, one.option), one])),
    optionsOf: optionsByProduct(options),
    stock,
  };
}

/** The order of a chunk's products by popularity, which has a version of its own. */
export interface Popularity {
  version: string | null;
  order: Order;
}

/** Reads how often each product of a chunk was taken. */
export async function loadPopularity(db: Db, { number, ids, orders }: Chunk): Promise<Popularity> {
  const stored = await row<Pick<Popularity, "version"> & { counts: string | null }>(
    db,
    sql`
      SELECT
        (SELECT xmin::text FROM popularity_versions WHERE chunk = ${number}::int) AS version,
        (SELECT encode(string_agg(int4send(place & ${chunkSize - 1}::int) || int4send(taken_count), ''::bytea), 'hex')
          FROM products WHERE place ${placesOf(number)} AND taken_count > 0) AS counts`,
  );
  const counts = integersOf(stored?.counts ?? "");
  const rarity = new Int32Array(chunkSize);
  for (let n = 0; n < counts.length; n += 2) rarity[counts[n] as number] = -(counts[n + 1] as number);
  return { version: stored?.version ?? null, order: orderBy([rarity, ...orders.newest.keys], ids) };
}

interface ChunkVersions {
  chunks: { number: number; version: string; popularity: string | null }[];
  /**
   * The name of each category, the id of its parent, which is empty at the top, and whether it is an occasion or a
   * style: whether its parent only groups others. By its own id, as JSON.
   */
  categories: string;
}

/**
 * The version of each chunk is the transaction that has made its sets: every change of a product rewrites the sets of
 * its chunk. That of its popularity is the transaction that has counted it; null if none has.
 */
export async function chunkVersions(db: Db): Promise<ChunkVersions> {
  const found = await row<{ [Part in keyof ChunkVersions]: ChunkVersions[Part] | null }>(
    db,
    sql`
      SELECT
        (SELECT json_agg(json_build_object('number', s.chunk, 'version', s.xmin::text, 'popularity', p.xmin::text)
            ORDER BY s.chunk)
          FROM facet_sets s LEFT JOIN popularity_versions p USING (chunk)
          WHERE dimension = 'all' AND option = '') AS chunks,
        (SELECT json_object_agg(id, json_build_object('parent', coalesce(parent_id, ''), 'name', name,
            'isOccasion', parent_id IS NOT NULL AND parent_id NOT IN (SELECT category_id FROM category_displays))
            ORDER BY id)::text
          FROM categories) AS categories`,
  );
  return { chunks: found?.chunks ?? [], categories: found?.categories ?? "{}" };
}
