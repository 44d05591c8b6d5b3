import { addBit, type Bits, chunkSize, countShared, hasBit, intersect, membersOf, noBits } from "./bits.ts";
import type { PriceLimits } from "./product-filter.ts";

/** The prices of a chunk's products, by their number within it. */
export interface Prices {
  /** 0 where a product is not offered. */
  each: Int32Array;
  /** The products that are offered. */
  offered: Bits;
  /** The same, the cheapest first. */
  ordered: Uint16Array;
}

/** In đồng. */
export interface PriceSpan {
  min: number;
  max: number;
}

/** @param each the price of each product, 0 where it is not offered */
export function pricesOf(each: Int32Array): Prices {
  const offered = noBits();
  for (const [product, price] of each.entries()) if (price > 0) addBit(offered, product);
  const ordered = membersOf(offered).sort((a, b) => (each[a] as number) - (each[b] as number));
  return { each, offered, ordered };
}

/** How many of the ordered products cost less. */
export function countBelow({ each, ordered }: Pick<Prices, "each" | "ordered">, price: number): number {
  let [start, end] = [0, ordered.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((each[ordered[middle] as number] as number) < price) start = middle + 1;
    else end = middle;
  }
  return start;
}

/** The products whose price is within the limits. */
export function pricedWithin(prices: Prices, { min, max }: PriceLimits): Bits {
  const fitting = noBits();
  const end = max === null ? prices.ordered.length : countBelow(prices, max + 1);
  for (let n = countBelow(prices, min ?? 0); n < end; n += 1) addBit(fitting, prices.ordered[n] as number);
  return fitting;
}

/** Maximum products whose prices are read one by one; of more products, some are soon found in order of price. */
const maxReadSingly = Math.sqrt(chunkSize);

/** Widens a span by the prices of these products; null for none. */
export function widened(span: PriceSpan | null, { each, offered, ordered }: Prices, among: Bits): PriceSpan | null {
  const size = countShared(among, offered);
  if (size === 0) return span;
  let { min, max } = span ?? { min: Number.POSITIVE_INFINITY, max: 0 };
  if (size <= maxReadSingly) {
    const few = among.slice();
    intersect(few, offered);
    for (const product of membersOf(few)) {
      const price = each[product] as number;
      if (price < min) min = price;
      if (price > max) max = price;
    }
    return { min, max };
  }
  for (let n = 0; n < ordered.length; n += 1) {
    const product = ordered[n] as number;
    const price = each[product] as number;
    if (price < min && !hasBit(among, product)) continue;
    min = Math.min(min, price);
    break;
  }
  for (let n = ordered.length - 1; n >= 0; n -= 1) {
    const product = ordered[n] as number;
    const price = each[product] as number;
    if (price > max && !hasBit(among, product)) continue;
    max = Math.max(max, price);
    break;
  }
  return { min, max };
}
