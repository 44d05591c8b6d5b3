import { addAll, addBit, countOf, countShared, intersect, membersOf, narrow, noBits, noSets, without } from "./bits.ts";

/** The products whose numbers are multiples of one. */
function multiplesOf(number: number) {
  const bits = noBits();
  for (let product = 0; product < 4096; product += number) addBit(bits, product);
  return bits;
}

describe("sets of products", () => {
  it("count their members and what they share, sparse or dense", () => {
    expect([1, 2, 3, 5, 4095, 4096].map((number) => countOf(multiplesOf(number)))).toEqual([
      4096, 2048, 1366, 820, 2, 1,
    ]);
    expect(countOf(noBits())).toBe(0);
    expect(countShared(multiplesOf(3), multiplesOf(5))).toBe(274);
    expect(countShared(multiplesOf(1), multiplesOf(7))).toBe(586);
    const several = noSets(3);
    for (let product = 0; product < 4096; product += 7) addBit(several, 4096 + product);
    expect([0, 1, 2].map((other) => countShared(multiplesOf(2), several, other))).toEqual([0, 293, 0]);
  });

  it("list their members", () => {
    expect([...membersOf(multiplesOf(1000)).sort((a, b) => a - b)]).toEqual([0, 1000, 2000, 3000, 4000]);
    expect(membersOf(noBits())).toHaveLength(0);
  });

  it("narrow to what all sets have, and to what exactly one lacks", () => {
    const [all, butOne] = [multiplesOf(1), noBits()];
    for (const number of [2, 3, 5]) narrow(all, butOne, multiplesOf(number));
    expect(countOf(all)).toBe(137);
    // Multiples of 6, 10 and 15 that are none of 30.
    expect(countOf(butOne)).toBe(546 + 273 + 137);
    expect(countShared(butOne, all)).toBe(0);
  });

  it("are united, intersected and subtracted", () => {
    const bits = multiplesOf(4);
    addAll(bits, multiplesOf(6));
    expect(countOf(bits)).toBe(1365);
    expect(countOf(without(bits, multiplesOf(4)))).toBe(341);
    intersect(bits, multiplesOf(6));
    expect(countOf(bits)).toBe(683);
  });
});
