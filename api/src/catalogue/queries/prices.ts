import { addBit, type Bits, CHUNK_SIZE, countOf, hasBit, membersOf, noBits } from "./bits.ts";
import type { PriceLimits } from "./product-filter.ts";

/** The prices of a chunk's products, by their number within it. */
export interface Prices {
  /** 0 where a product is not offered. */
  each: Int32Array;
  /** The products that are offered, the cheapest first. */
  ordered: Uint16Array;
}

/** In đồng. */
export interface PriceSpan {
  min: number;
  max: number;
}

/** @param each the price of each product, 0 where it is not offered */
export function pricesOf(each: Int32Array): Prices {
  const offered: number[] = [];
  for (const [product, price] of each.entries()) if (price > 0) offered.push(product);
  offered.sort((a, b) => (each[a] as number) - (each[b] as number));
  return { each, ordered: Uint16Array.from(offered) };
}

/** How many of the ordered products cost less. */
export function countBelow({ each, ordered }: Prices, price: number): number {
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
const FEW = Math.sqrt(CHUNK_SIZE);

/** Widens a span by the prices of these products; null for none. */
export function widened(span: PriceSpan | null, { each, ordered }: Prices, among: Bits): PriceSpan | null {
  let { min, max } = span ?? { min: Number.POSITIVE_INFINITY, max: 0 };
  if (countOf(among) <= FEW) {
    for (const product of membersOf(among)) {
      const price = each[product] as number;
      if (price === 0) continue;
      min = Math.min(min, price);
      max = Math.max(max, price);
    }
    return max > 0 ? { min, max } : null;
  }
  const priceOf = (n: number) => each[ordered[n] as number] as number;
  const isAmong = (n: number) => hasBit(among, ordered[n] as number);
  let [cheapest, dearest] = [0, ordered.length - 1];
  while (cheapest < ordered.length && priceOf(cheapest) < min && !isAmong(cheapest)) cheapest += 1;
  while (dearest >= 0 && priceOf(dearest) > max && !isAmong(dearest)) dearest -= 1;
  if (cheapest < ordered.length) min = Math.min(min, priceOf(cheapest));
  if (dearest >= 0) max = Math.max(max, priceOf(dearest));
  return max > 0 ? { min, max } : null;
}
