import type { Db } from "../../db/client.ts";
import { addAll, type Bits, countOf, intersect, narrow, noBits, union, without } from "./bits.ts";
import { bookedPieces } from "./bookings-index.ts";
import { type Choice, type Free, freeInChoice, freeProducts } from "./free-products.ts";
import { pricedWithin } from "./prices.ts";
import { type Chunk, optionKey } from "./product-chunks.ts";
import { attributeDimension, categoryDimension, type ProductFilter } from "./product-filter.ts";
import { type ProductIndex, productIndex } from "./product-index.ts";
import type { Order } from "./product-order.ts";
import { colorsOfWords, optionsOfWords } from "./word-options.ts";
import { type Rank, rankWords } from "./word-ranks.ts";
import { findWords } from "./word-sets.ts";

const none = noBits();

/** The products of a chunk that have one of these options; of a single option, its own set, which must not change. */
function anyOf({ byKey }: Chunk, options: readonly string[]): Bits {
  let first: Bits | null = null;
  let united: Bits | null = null;
  for (const option of options) {
    const members = byKey.get(option)?.members;
    if (!members) continue;
    if (united) addAll(united, members);
    else if (first) united = union(first, members);
    else first = members;
  }
  return united ?? first ?? none;
}

const keysOf = (dimension: string, options: readonly string[]): string[] =>
  options.map((option) => optionKey(dimension, option));

/** The filter's conditions on facets, by the name of their dimension. */
function dimensionsOf(filter: ProductFilter): Map<string, (chunk: Chunk) => Bits> {
  const { categories, attributes, type, collection, salePrices, rentalPrices } = filter;
  const sets = new Map<string, (chunk: Chunk) => Bits>();
  // Keys are made once, because Map has to hash each new string.
  const add = (dimension: string, keys: readonly string[]) => sets.set(dimension, (chunk) => anyOf(chunk, keys));
  for (const [parent, ids] of categories) add(categoryDimension(parent), keysOf("cat", ids));
  for (const [key, slugs] of attributes) add(attributeDimension(key), keysOf(attributeDimension(key), slugs));
  if (type) add("type", keysOf("type", [type]));
  if (collection) add("collection", keysOf("collection", [collection]));
  if (salePrices) sets.set("sale-prices", (chunk) => pricedWithin(chunk.salePrices, salePrices));
  if (rentalPrices) sets.set("rental-prices", (chunk) => pricedWithin(chunk.rentalPrices, rentalPrices));
  return sets;
}

/** The labels of an attribute's chosen slugs, which sizes and colours of variants are. */
function labelsOf({ chunks }: ProductIndex, key: string, slugs: readonly string[] | undefined): Set<string> | null {
  if (!slugs) return null;
  const options = slugs.map((slug) => optionKey(attributeDimension(key), slug));
  return new Set(chunks.flatMap((chunk) => options.flatMap((option) => chunk.byKey.get(option)?.label ?? [])));
}

/** The products of one chunk that match a filter. Callers share the sets, so none may change them. */
export interface Matching {
  chunk: Chunk;
  /** All products of the chunk in order of popularity. */
  popular: Order;
  /** The products that match all conditions but those of one dimension; all of them, when it has none or is ''. */
  leftBy(dimension: string): Bits;
  /** Those of `leftBy("")` that have every word of the search so well, or better. Ranks that add none share a set. */
  having(rank: Rank): Bits;
  /** What is free on the filter's days, in its sizes and colours; null without days. */
  free: Free | null;
}

/** The products that match a filter, as they were at one moment. */
export interface Matches {
  filter: ProductFilter;
  chunks: readonly Matching[];
  total: number;
  /** Names of the dimensions in which the filter has a choice. */
  chosen: ReadonlySet<string>;
  /**
   * The colours that the list is about: those chosen, else those that words of the search name; each with the number of
   * its words.
   */
  colors: ReadonlyMap<string, number>;
  /** Every option of the chunks by its number. */
  options: ProductIndex["options"];
}

export async function matching(db: Db, filter: ProductFilter): Promise<Matches> {
  const { search, blocked, attributes, reduced } = filter;
  const [index, booked] = await Promise.all([productIndex(db), blocked ? bookedPieces(db, blocked) : null]);
  const named = search ? optionsOfWords(search.words, index.named) : [];
  const words = search ? rankWords(search.words, await findWords(db, search, index.chunks), named) : [];
  const choice: Choice = {
    size: labelsOf(index, "size", attributes.get("size")),
    color: labelsOf(index, "color", attributes.get("color")),
  };
  const dimensions = dimensionsOf(filter);
  const freeOfChunks = booked && freeProducts(index.stocks, booked, choice);
  const considered = blocked === null ? [] : keysOf("all", [reduced ? "reduced" : ""]);
  const matchingIn = (chunk: Chunk, n: number): Matching => {
    const sets = new Map([...dimensions].map(([name, setIn]) => [name, setIn(chunk)]));
    const found = words.map((wordIn) => wordIn(chunk.number, (options) => anyOf(chunk, options)));
    const free = freeOfChunks?.[n] ?? null;
    const all = anyOf(chunk, considered).slice();
    const butOne = noBits();
    for (const word of found) intersect(all, word("found"));
    for (const members of sets.values()) narrow(all, butOne, members);
    const known = new Map<string, Bits>();
    const leftBy = (dimension: string): Bits => {
      const but = sets.has(dimension) ? dimension : "";
      const before = known.get(but);
      if (before) return before;
      const own = sets.get(but);
      const left = own ? without(butOne, own) : noBits();
      addAll(left, all);
      if (free) intersect(left, freeInChoice(free, chunk.stock, choice, but));
      known.set(but, left);
      return left;
    };
    let ranked: { sets: readonly Bits[]; left: Bits } | null = null;
    return {
      chunk,
      popular: index.popular[n] as Order,
      leftBy,
      having(rank) {
        const sets = found.map((word) => word(rank));
        const before = ranked;
        if (before && sets.every((own, place) => own === before.sets[place])) return before.left;
        const left = leftBy("").slice();
        for (const own of sets) intersect(left, own);
        ranked = { sets, left };
        return left;
      },
      free,
    };
  };
  const chunks = index.chunks.map(matchingIn);
  return {
    filter,
    chunks,
    total: chunks.reduce((sum, { leftBy }) => sum + countOf(leftBy("")), 0),
    chosen: new Set(dimensions.keys()),
    colors: choice.color ? new Map([...choice.color].map((color) => [color, 1])) : colorsOfWords(named),
    options: index.options,
  };
}
