import type { DayRange } from "@thuot-tha/shared/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { daterange } from "../../db/daterange.ts";
import { row, rows } from "../../db/rows.ts";
import { addAll, addBit, type Bits, CHUNK_SIZE, fromHex, keepShared, noBits } from "./bits.ts";
import { type Chunk, optionKey } from "./product-chunks.ts";
import { attributeDimension, categoryDimension, type PriceLimits, type ProductFilter } from "./product-filter.ts";
import { type ProductIndex, productIndex } from "./product-index.ts";

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

/** The products that a word finds in each chunk; `named` are those that have it in their name. */
type Found = ReadonlyMap<number, { members: Bits; named: Bits }>;

async function findWords(db: Db, { words, tolerant }: NonNullable<ProductFilter["search"]>): Promise<Found[]> {
  const each = words.map(
    (word, index) => sql`
      SELECT ${index}::int AS index, chunk, encode(bit_send(bit_or(members)), 'hex') AS members,
        encode(bit_send(bit_or(named)), 'hex') AS named
      FROM word_sets WHERE word IN (${wordsLike(word, tolerant)}) GROUP BY chunk`,
  );
  const found = await rows<{ index: number; chunk: number; members: string; named: string }>(
    db,
    sql.join(each, sql` UNION ALL `),
  );
  return words.map((_, index) => {
    const own = found.filter((one) => one.index === index);
    return new Map(
      own.map(({ chunk, members, named }) => [chunk, { members: fromHex(members), named: fromHex(named) }]),
    );
  });
}

/** How many pieces of each variant, by its place, are booked on any of these days. A retired piece may still be booked. */
async function countBooked(db: Db, blocked: DayRange): Promise<Uint16Array> {
  const found = await row<{ places: string | null }>(
    db,
    sql`
      SELECT encode(string_agg(int4send(variant_place), ''::bytea), 'hex') AS places
      FROM (
        SELECT variant_place FROM bookings
        WHERE status = 'live' AND blocked && ${daterange(blocked)}::daterange
          AND unit_id NOT IN (SELECT id FROM units WHERE retired_at IS NOT NULL)
        GROUP BY variant_place, unit_id) AS busy`,
  );
  const bytes = Buffer.from(found?.places ?? "", "hex").swap32();
  const places = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const booked = new Uint16Array(1 + places.reduce((last, place) => Math.max(last, place), 0));
  for (const place of places) booked[place] = (booked[place] ?? 0) + 1;
  return booked;
}

/** Sizes and colours that a free piece may have; null for any. */
interface Choice {
  size: ReadonlySet<string> | null;
  color: ReadonlySet<string> | null;
}

/** The products of a chunk with a free piece in the choice: of some variant fewer pieces are booked than there are. */
function freeProducts({ stock }: Chunk, booked: Uint16Array, { size, color }: Choice): Bits {
  const free = noBits();
  for (const alike of stock) {
    if ((size && !size.has(alike.size)) || (color && !color.has(alike.color))) continue;
    const { variantPlaces, products, rentUnits } = alike;
    for (let n = 0; n < products.length; n += 1) {
      if ((rentUnits[n] as number) > (booked[variantPlaces[n] as number] ?? 0)) addBit(free, products[n] as number);
    }
  }
  return free;
}

/** The products of a chunk that have one of these options. */
function anyOf({ options }: Chunk, dimension: string, chosen: readonly string[]): Bits {
  const united = noBits();
  for (const option of chosen) {
    const members = options.get(optionKey(dimension, option))?.members;
    if (members) addAll(united, members);
  }
  return united;
}

function priced(prices: Int32Array, { min, max }: PriceLimits): Bits {
  const fitting = noBits();
  const [lowest, highest] = [min ?? 0, max ?? Number.POSITIVE_INFINITY];
  for (let n = 0; n < CHUNK_SIZE; n += 1) {
    const price = prices[n] as number;
    // 0 is no price.
    if (price > 0 && price >= lowest && price <= highest) addBit(fitting, n);
  }
  return fitting;
}

/** The conditions that are facets, by the name of their dimension. */
function dimensionsOf(filter: ProductFilter): Map<string, (chunk: Chunk) => Bits> {
  const { categories, attributes, type, collection, salePrices, rentalPrices } = filter;
  const sets = new Map<string, (chunk: Chunk) => Bits>();
  for (const [parent, ids] of categories) sets.set(categoryDimension(parent), (chunk) => anyOf(chunk, "cat", ids));
  for (const key of attributes.keys()) {
    const dimension = attributeDimension(key);
    sets.set(dimension, (chunk) => anyOf(chunk, dimension, attributes.get(key) ?? []));
  }
  if (type) sets.set("type", (chunk) => anyOf(chunk, "type", [type]));
  if (collection) sets.set("collection", (chunk) => anyOf(chunk, "collection", [collection]));
  if (salePrices) sets.set("sale-prices", (chunk) => priced(chunk.salePrices, salePrices));
  if (rentalPrices) sets.set("rental-prices", (chunk) => priced(chunk.rentalPrices, rentalPrices));
  return sets;
}

/** Names of the dimensions in which the filter has a choice. */
export const chosenDimensions = (filter: ProductFilter): string[] => [...dimensionsOf(filter).keys()];

/** The labels of an attribute's chosen slugs, which sizes and colours of variants are. */
function labelsOf({ chunks }: ProductIndex, key: string, slugs: readonly string[] | undefined): Set<string> | null {
  if (!slugs) return null;
  const options = slugs.map((slug) => optionKey(attributeDimension(key), slug));
  return new Set(chunks.flatMap((chunk) => options.flatMap((option) => chunk.options.get(option)?.label ?? [])));
}

/** The products of one chunk that match a filter. */
export interface Matching {
  chunk: Chunk;
  /** The products that match all conditions (`but` is ''), or all but those of one dimension. */
  leftBy(but: string): Bits;
  /** Those of `leftBy("")` whose name contains the search. */
  named(): Bits;
  /**
   * On the filter's days, the products with a free piece of this size, or colour, in the choice of the other; null without
   * days.
   */
  freeIn(key: "size" | "color", label: string): Bits | null;
}

/** What the filter leaves of each chunk, and each category's parent. */
export async function matching(
  db: Db,
  filter: ProductFilter,
): Promise<{ chunks: Matching[]; parents: ProductIndex["parents"] }> {
  const { search, blocked, attributes, reduced } = filter;
  const index = await productIndex(db);
  const words = search && search.words.length > 0 ? await findWords(db, search) : [];
  const booked = blocked ? await countBooked(db, blocked) : null;
  const choice: Choice = {
    size: labelsOf(index, "size", attributes.get("size")),
    color: labelsOf(index, "color", attributes.get("color")),
  };
  const dimensions = dimensionsOf(filter);
  const matchingIn = (chunk: Chunk): Matching => {
    const sets = [...dimensions].map(([name, setIn]) => ({ name, members: setIn(chunk) }));
    const fixed = anyOf(chunk, "all", blocked === null ? [] : [reduced ? "reduced" : ""]);
    for (const found of words) keepShared(fixed, found.get(chunk.number)?.members ?? noBits());
    const free = (choice: Choice) => (booked ? freeProducts(chunk, booked, choice) : null);
    const freeInChoice = free(choice);
    const leftBy = (but: string): Bits => {
      const left = fixed.slice();
      for (const { name, members } of sets) if (name !== but) keepShared(left, members);
      // A free piece must have the chosen size and colour, except the dimension that is left aside.
      const aside = (["size", "color"] as const).find((key) => attributeDimension(key) === but);
      const fitting = aside ? free({ ...choice, [aside]: null }) : freeInChoice;
      if (fitting) keepShared(left, fitting);
      return left;
    };
    return {
      chunk,
      leftBy,
      named() {
        const left = leftBy("");
        for (const found of words) keepShared(left, found.get(chunk.number)?.named ?? noBits());
        return left;
      },
      freeIn: (key, label) => free({ ...choice, [key]: new Set([label]) }),
    };
  };
  return { chunks: index.chunks.map(matchingIn), parents: index.parents };
}
