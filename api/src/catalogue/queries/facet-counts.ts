import { addAll, type Bits, chunkSize, countOf, countShared, membersOf, noBits, without } from "./bits.ts";
import { type PriceSpan, widened } from "./prices.ts";
import { type Chunk, type Option, optionKey } from "./product-chunks.ts";
import { attributeDimension } from "./product-filter.ts";
import type { Matches } from "./product-sets.ts";

export interface OptionCount extends Option {
  /** Number of products that would be listed if this option were the only choice in its dimension. */
  count: number;
}

/** The choices shown beside a list. */
export interface Choices {
  /** Every option with products, in no particular order. */
  options: OptionCount[];
  /** Lowest and highest price, ignoring the chosen limits; null when no product is offered that way. */
  salePrices: PriceSpan | null;
  rentalPrices: PriceSpan | null;
}

/** Sizes and colours. With days in the filter, they count only products with a free piece of that size or colour. */
const ofPieces = new Map([
  [attributeDimension("size"), "size" as const],
  [attributeDimension("color"), "color" as const],
]);

/** Maximum products that are counted one by one; larger sets are intersected as a whole. */
const maxCountedSingly = (chunkSize * 3) / 8;

/** A set of products of a chunk whose options are counted. */
interface Counted {
  members: Bits;
  size: number;
  /** By the options' places in the chunk. */
  counts: Int32Array;
}

/** Adds the products of a set to the counts of their options. */
function addEach({ optionsOf: { starts, places } }: Chunk, products: Bits, each: 1 | -1, counts: Int32Array): void {
  const members = membersOf(products);
  for (let member = 0; member < members.length; member += 1) {
    const product = members[member] as number;
    const end = starts[product + 1] as number;
    for (let n = starts[product] as number; n < end; n += 1) {
      const place = places[n] as number;
      counts[place] = (counts[place] as number) + each;
    }
  }
}

const countedAhead = new WeakMap<Chunk, Counted[]>();

/** No products, all of the chunk, and those with a piece for rent, which most lists with wear dates show. */
function setsCountedAhead(chunk: Chunk): Counted[] {
  const known = countedAhead.get(chunk);
  if (known) return known;
  const stocked = noBits();
  const { labels, stocked: sets } = chunk.stock;
  for (const n of labels.size.keys()) addAll(stocked, sets.size, n);
  const ahead = [noBits(), chunk.byKey.get(optionKey("all", ""))?.members ?? noBits(), stocked].map((members) => {
    const counts = new Int32Array(chunk.options.length);
    addEach(chunk, members, 1, counts);
    return { members, size: countOf(members), counts };
  });
  countedAhead.set(chunk, ahead);
  return ahead;
}

/**
 * Counts the options of products in the shortest way: one by one what differs from a counted set, or by whole sets of
 * options.
 */
function counted(chunk: Chunk, products: Bits): Int32Array {
  const size = countOf(products);
  let [nearest, difference]: [Counted | null, number] = [null, maxCountedSingly];
  for (const one of setsCountedAhead(chunk)) {
    const different = size + one.size - 2 * countShared(products, one.members);
    if (different <= difference) [nearest, difference] = [one, different];
  }
  if (!nearest) return Int32Array.from(chunk.options, ({ members }) => countShared(members, products));
  const counts = nearest.counts.slice();
  addEach(chunk, without(products, nearest.members), 1, counts);
  addEach(chunk, without(nearest.members, products), -1, counts);
  return counts;
}

export function countChoices({ chunks, chosen, filter, options }: Matches): Choices {
  // Counted separately: options of a dimension with a choice, and sizes and colours on the filter's days.
  const isApart = options.map(
    (one) => one && (chosen.has(one.dimension) || (filter.blocked && ofPieces.has(one.dimension))),
  );
  const counts = new Int32Array(options.length);
  let salePrices: PriceSpan | null = null;
  let rentalPrices: PriceSpan | null = null;
  for (const { chunk, leftBy, free } of chunks) {
    const all = counted(chunk, leftBy(""));
    for (const [place, { number, members, stocked }] of chunk.options.entries()) {
      let count = all[place] as number;
      if (isApart[number]) {
        const { dimension } = options[number] as Option;
        const key = free && ofPieces.get(dimension);
        const left = leftBy(dimension);
        if (!key) count = countShared(left, members);
        else count = stocked === -1 ? 0 : countShared(left, free[key], stocked);
      }
      counts[number] = (counts[number] as number) + count;
    }
    salePrices = widened(salePrices, chunk.salePrices, leftBy("sale-prices"));
    rentalPrices = widened(rentalPrices, chunk.rentalPrices, leftBy("rental-prices"));
  }
  const found = options.flatMap((one, number) => (one && counts[number] ? { ...one, count: counts[number] } : []));
  return { options: found, salePrices, rentalPrices };
}
