import type { Db } from "../../db/client.ts";
import { type Bits, countShared, hasBit, keepShared } from "./bits.ts";
import { attributeDimension, categoryDimension, type ProductFilter } from "./product-filter.ts";
import { chosenDimensions, type Matching, matching } from "./product-sets.ts";

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

/** Sizes and colours, which on the filter's days count only products with a free piece of theirs. */
const ofPieces = new Map([
  [attributeDimension("size"), "size" as const],
  [attributeDimension("color"), "color" as const],
]);

/** Adds to the counts what each option of a chunk shares with the products that are left of it. */
function countIn(
  { chunk, freeIn }: Matching,
  dimensionOf: (dimension: string, option: string) => string,
  left: (dimension: string) => Bits,
  counts: Map<string, OptionCount>,
): void {
  for (const [key, { dimension: stored, option, label, hex, members }] of chunk.options) {
    if (stored === "all") continue;
    const dimension = dimensionOf(stored, option);
    const piece = ofPieces.get(dimension);
    const free = piece ? freeIn(piece, label) : null;
    if (free) keepShared(free, members);
    const count = countShared(free ?? members, left(dimension));
    if (count === 0) continue;
    const known = counts.get(key);
    if (known) known.count += count;
    else counts.set(key, { dimension, option, label, hex, count });
  }
}

/** Widens a span by the prices of these products. */
function widened(span: PriceSpan | null, prices: Int32Array, among: Bits): PriceSpan | null {
  let { min, max } = span ?? { min: Number.POSITIVE_INFINITY, max: 0 };
  for (let n = 0; n < prices.length; n += 1) {
    const price = prices[n] as number;
    // 0 is no price.
    if (price === 0 || (price >= min && price <= max) || !hasBit(among, n)) continue;
    min = Math.min(min, price);
    max = Math.max(max, price);
  }
  return max > 0 ? { min, max } : null;
}

export async function countChoices(db: Db, filter: ProductFilter): Promise<Choices> {
  const chosen = new Set(chosenDimensions(filter));
  const { chunks, parents } = await matching(db, filter);
  const counts = new Map<string, OptionCount>();
  const dimensionOf = (dimension: string, option: string): string =>
    dimension === "cat" ? categoryDimension(parents[option] ?? null) : dimension;
  let salePrices: PriceSpan | null = null;
  let rentalPrices: PriceSpan | null = null;
  for (const one of chunks) {
    const known = new Map<string, Bits>();
    // Each chosen dimension counts without its own choice.
    const left = (dimension: string): Bits => {
      const but = chosen.has(dimension) ? dimension : "";
      const bits = known.get(but) ?? one.leftBy(but);
      known.set(but, bits);
      return bits;
    };
    countIn(one, dimensionOf, left, counts);
    salePrices = widened(salePrices, one.chunk.salePrices, left("sale-prices"));
    rentalPrices = widened(rentalPrices, one.chunk.rentalPrices, left("rental-prices"));
  }
  return { options: [...counts.values()], salePrices, rentalPrices };
}
