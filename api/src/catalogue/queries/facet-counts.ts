import { type Bits, CHUNK_SIZE, countOf, countShared, membersOf, without } from "./bits.ts";
import { type Chunk, optionKey, type Prices } from "./product-chunks.ts";
import { attributeDimension, categoryDimension } from "./product-filter.ts";
import type { Matches } from "./product-sets.ts";

/** Number of products that would be listed if this option were the only choice in its dimension. */
export interface OptionCount {
  /** "cat:<parent>", "attr:<key>", "type" or "collection". */
  dimension: string;
  /** Category id, attribute slug, product type or collection type. */
  option: string;
  /** An attribute's value; empty for the others. */
  label: string;
  hex: string | null;
  count: number;
}

/** In đồng. */
export interface PriceSpan {
  min: number;
  max: number;
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
const FEW = CHUNK_SIZE / 16;

/** Adds the products of a set to the counts of their options, by the options' numbers. */
function addEach({ optionsOf: { starts, numbers } }: Chunk, products: Bits, each: 1 | -1, counts: Int32Array): void {
  for (const product of membersOf(products)) {
    const end = starts[product + 1] as number;
    for (let n = starts[product] as number; n < end; n += 1) {
      const number = numbers[n] as number;
      counts[number] = (counts[number] as number) + each;
    }
  }
}

/** Counts the options of products in the shortest way: one by one, or by whole sets of options, with or without the other products. */
function add(chunk: Chunk, products: Bits, counts: Int32Array): void {
  const others = without(chunk.options.get(optionKey("all", ""))?.members ?? products, products);
  const isNearlyAll = countOf(others) <= FEW;
  if (countOf(products) <= FEW) addEach(chunk, products, 1, counts);
  else {
    for (const { number, members, size } of chunk.options.values()) {
      counts[number] = (counts[number] as number) + (isNearlyAll ? size : countShared(members, products));
    }
    if (isNearlyAll) addEach(chunk, others, -1, counts);
  }
}

/** Widens a span by the prices of these products. */
function widened(span: PriceSpan | null, prices: Prices, among: Bits): PriceSpan | null {
  let { min, max } = span ?? { min: Number.POSITIVE_INFINITY, max: 0 };
  if (prices.min >= min && prices.max <= max) return span;
  for (const product of membersOf(among)) {
    const price = prices.each[product] as number;
    // 0 is no price.
    if (price === 0) continue;
    min = Math.min(min, price);
    max = Math.max(max, price);
  }
  return max > 0 ? { min, max } : null;
}

/** Every option of the chunks by its number. */
function optionsOf({ chunks, parents }: Matches): OptionCount[] {
  const found: OptionCount[] = [];
  for (const { chunk } of chunks) {
    for (const { number, dimension: stored, option, label, hex } of chunk.options.values()) {
      if (found[number] || stored === "all") continue;
      const dimension = stored === "cat" ? categoryDimension(parents[option] ?? null) : stored;
      found[number] = { dimension, option, label, hex, count: 0 };
    }
  }
  return found;
}

export function countChoices(matches: Matches): Choices {
  const { chunks, chosen, filter } = matches;
  const options = optionsOf(matches);
  // Counted separately: options of a dimension with a choice, and sizes and colours on the filter's days.
  const isApart = options.map(({ dimension }) => chosen.has(dimension) || (filter.blocked && ofPieces.has(dimension)));
  const counts = new Int32Array(options.length);
  let salePrices: PriceSpan | null = null;
  let rentalPrices: PriceSpan | null = null;
  for (const { chunk, leftBy, freeIn } of chunks) {
    add(chunk, leftBy(""), counts);
    for (const { number, label, members } of chunk.options.values()) {
      const one = isApart[number] && options[number];
      if (!one) continue;
      const piece = ofPieces.get(one.dimension);
      const free = (piece && freeIn(piece, label)) ?? members;
      one.count += countShared(members, leftBy(one.dimension), free);
    }
    salePrices = widened(salePrices, chunk.salePrices, leftBy("sale-prices"));
    rentalPrices = widened(rentalPrices, chunk.rentalPrices, leftBy("rental-prices"));
  }
  for (const [number, one] of options.entries()) if (one && !isApart[number]) one.count = counts[number] ?? 0;
  return { options: options.filter(({ count }) => count > 0), salePrices, rentalPrices };
}
