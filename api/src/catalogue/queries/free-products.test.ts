import { addAll, type BitSets, membersOf, noBits, noSets } from "./bits.ts";
import { type Choice, freeInChoice, freeProducts } from "./free-products.ts";
import { stockOf } from "./rental-stock.ts";

/** Of each variant: place, product, pieces. */
const hexOf = (...variants: [place: number, product: number, pieces: number][]) => {
  const bytes = Buffer.alloc(variants.length * 12);
  for (const [n, number] of variants.flat().entries()) bytes.writeInt32BE(number, 4 * n);
  return bytes.toString("hex");
};

/**
 * Product 5 has every size and colour, two pieces of S in red; product 6 one piece in S and red; 4095 one in M and
 * blue.
 */
const stock = stockOf([
  { size: "S", color: "red", variants: hexOf([0, 5, 2], [4, 6, 1]) },
  { size: "S", color: "blue", variants: hexOf([1, 5, 1]) },
  { size: "M", color: "red", variants: hexOf([2, 5, 1]) },
  { size: "M", color: "blue", variants: hexOf([9, 4095, 1], [3, 5, 1]) },
]);

const bookedUp = (booked: number[], pieces: Uint16Array) =>
  [...booked.keys()].filter((variant) => pieces[variant] && (booked[variant] ?? 0) >= pieces[variant]);
const piecesOf = (booked: number[]) => ({ bookedUp: (pieces: Uint16Array) => bookedUp(booked, pieces) });

const productsOf = (sets: BitSets, one: number) => {
  const members = noBits();
  addAll(members, sets, one);
  return [...membersOf(members).sort()];
};

/** The free products of each size and colour. @param booked pieces of the variants 0, 1, … */
function free(booked: number[], choice: Partial<Choice> = {}) {
  const any = { size: null, color: null };
  const [{ size, color } = { size: noSets(2), color: noSets(2) }] = freeProducts([stock], piecesOf(booked), {
    ...any,
    ...choice,
  });
  return { s: productsOf(size, 0), m: productsOf(size, 1), red: productsOf(color, 0), blue: productsOf(color, 1) };
}

describe("free products", () => {
  it("are all in stock while nothing is booked up", () => {
    const all = { s: [5, 6], m: [5, 4095], red: [5, 6], blue: [5, 4095] };
    expect(free([])).toEqual(all);
    expect(free([1, 0, 0, 0, 0, 7])).toEqual(all);
  });

  it("lack a size or colour when all their pieces of it are booked", () => {
    expect(free([2])).toEqual({ s: [5, 6], m: [5, 4095], red: [5, 6], blue: [5, 4095] });
    expect(free([2, 1])).toEqual({ s: [6], m: [5, 4095], red: [5, 6], blue: [5, 4095] });
    expect(free([2, 0, 1, 0, 1])).toEqual({ s: [5], m: [5, 4095], red: [], blue: [5, 4095] });
    expect(free([2, 1, 1, 1, 1, 0, 0, 0, 0, 1])).toEqual({ s: [], m: [], red: [], blue: [] });
  });

  it("have a piece of a size in a chosen colour, and of a colour in a chosen size", () => {
    expect(free([0, 1], { color: new Set(["blue"]) })).toEqual({ s: [], m: [5, 4095], red: [5, 6], blue: [5, 4095] });
    expect(free([2], { size: new Set(["S"]) })).toEqual({ s: [5, 6], m: [5, 4095], red: [6], blue: [5] });
    expect(free([], { size: new Set(["L"]) })).toMatchObject({ red: [], blue: [] });
  });

  it("are counted once for the same bookings and stock, in any choice", () => {
    let counts = 0;
    const pieces = {
      bookedUp: (all: Uint16Array) => {
        counts += 1;
        return bookedUp([0, 1], all);
      },
    };
    const others = stockOf([{ size: "S", color: "blue", variants: hexOf([1, 7, 1], [2, 8, 1]) }]);
    const blue = (choice: Partial<Choice>, of = stock) => {
      const [free] = freeProducts([of], pieces, { size: null, color: null, ...choice });
      return productsOf(free?.color ?? noSets(2), of.labels.color.length - 1);
    };
    expect([blue({}), blue({}), blue({ size: new Set(["S"]) }), counts]).toEqual([[5, 4095], [5, 4095], [], 1]);
    expect([blue({}, others), blue({}, others), counts]).toEqual([[8], [8], 2]);
  });

  it("leave the stock's sets as they are", () => {
    expect(free([0, 0, 1, 1])).toMatchObject({ m: [4095] });
    expect(free([])).toMatchObject({ m: [5, 4095] });
  });

  it("leave out variants whose pieces are not for rent any more", () => {
    expect(free([0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3])).toEqual({
      s: [5, 6],
      m: [5, 4095],
      red: [5, 6],
      blue: [5, 4095],
    });
  });

  it("are found in each of several chunks", () => {
    const other = stockOf([{ size: "L", color: "green", variants: hexOf([7, 5, 1], [8, 6, 1]) }]);
    const found = freeProducts([stock, other], piecesOf([0, 0, 0, 0, 1, 0, 0, 1]), { size: null, color: null });
    expect(found.map(({ size }) => productsOf(size, 0))).toEqual([[5], [6]]);
  });

  it("are kept for the sizes, and for the colours, that were chosen last", () => {
    const pieces = piecesOf([2]);
    const chosen = (choice: Partial<Choice>) =>
      freeProducts([stock], pieces, { size: null, color: null, ...choice })[0];
    const small = chosen({ size: new Set(["S"]) });
    const blue = chosen({ color: new Set(["blue"]) });
    expect(chosen({ size: new Set(["S"]) })?.color).toBe(small?.color);
    expect(chosen({ color: new Set(["blue"]) })?.size).toBe(blue?.size);
    expect(productsOf(chosen({ size: new Set(["M"]) })?.color ?? noSets(2), 1)).toEqual([5, 4095]);
    expect(chosen({ size: new Set(["S"]) })?.color).not.toBe(small?.color);
  });

  it("have one piece that is of both the chosen size and the chosen colour", () => {
    const choice = { size: new Set(["S"]), color: new Set(["blue"]) };
    const fitting = (booked: number[], but = "") =>
      freeProducts([stock], piecesOf(booked), choice).flatMap((free) => [
        ...membersOf(freeInChoice(free, stock, choice, but)).sort(),
      ]);
    expect([fitting([]), fitting([0, 1])]).toEqual([[5], []]);
    expect([fitting([0, 1], "attr:size"), fitting([2, 1], "attr:color")]).toEqual([[5, 4095], [6]]);
  });
});
