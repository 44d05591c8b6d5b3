import { addBit, membersOf, noBits } from "./bits.ts";
import { pricedWithin, pricesOf, widened } from "./prices.ts";

/** The nth of a chunk's products costs 5000 - n đồng; every tenth is not offered. */
const prices = pricesOf(Int32Array.from({ length: 4096 }, (_, n) => (n % 10 === 0 ? 0 : 5000 - n)));
const setOf = (...products: number[]) => {
  const bits = noBits();
  for (const product of products) addBit(bits, product);
  return bits;
};
const between = (first: number, last: number) =>
  setOf(...Array.from({ length: last - first + 1 }, (_, n) => first + n));

describe("prices of a chunk", () => {
  it("find the products within limits, which are inclusive and may be open", () => {
    const found = (min: number | null, max: number | null) => [...membersOf(pricedWithin(prices, { min, max })).sort()];
    expect(found(4988, 4991)).toEqual([9, 11, 12]);
    expect(found(null, 906)).toEqual([4094, 4095]);
    expect(found(4998, null)).toEqual([1, 2]);
    expect(found(4000, 3000)).toEqual([]);
    expect(membersOf(pricedWithin(prices, { min: null, max: null })).length).toBe(3686);
  });

  it("span the products of a set, whether it has none, few or many", () => {
    expect(widened(null, prices, noBits())).toBeNull();
    expect(widened(null, prices, setOf(10))).toBeNull();
    expect(widened(null, prices, setOf(3, 10, 20, 7))).toEqual({ min: 4993, max: 4997 });
    expect(widened(null, prices, between(1000, 2000))).toEqual({ min: 3001, max: 3999 });
    expect(widened(null, pricesOf(new Int32Array(4096)), between(0, 4095))).toBeNull();
  });

  it("widen a span only where prices lie beyond it", () => {
    const [few, many] = [setOf(1500, 1501, 1503), between(1000, 2000)];
    expect(widened({ min: 3500, max: 3600 }, prices, few)).toEqual({ min: 3497, max: 3600 });
    expect(widened({ min: 3500, max: 3600 }, prices, many)).toEqual({ min: 3001, max: 3999 });
    expect(widened({ min: 2000, max: 3600 }, prices, many)).toEqual({ min: 2000, max: 3999 });
    expect(widened({ min: 3500, max: 4500 }, prices, many)).toEqual({ min: 3001, max: 4500 });
    expect(widened({ min: 10, max: 9000 }, prices, many)).toEqual({ min: 10, max: 9000 });
    expect(widened({ min: 10, max: 9000 }, prices, setOf(10, 20))).toEqual({ min: 10, max: 9000 });
  });
});
