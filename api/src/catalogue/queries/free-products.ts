import { addAll, addBit, type Bits, manyNoBits, noBits, removeBit } from "./bits.ts";
import type { BookedPieces } from "./bookings-index.ts";
import { attributeDimension } from "./product-filter.ts";
import type { Stock } from "./rental-stock.ts";

/** Sizes and colours that a free piece may have; null for any. */
export interface Choice {
  size: ReadonlySet<string> | null;
  color: ReadonlySet<string> | null;
}

/** The products of a chunk with a free piece of each size in the chosen colours, and of each colour in the chosen sizes. */
export interface Free {
  size: readonly Bits[];
  color: readonly Bits[];
}

const isBookedUp = ({ places, rentUnits }: Stock, booked: Uint16Array, n: number): boolean => {
  const place = places[n] as number;
  return place < booked.length && (booked[place] as number) >= (rentUnits[n] as number);
};

/** The variants whose pieces are all booked, by their places in the stock. */
function bookedUp(stock: Stock, booked: Uint16Array): Int32Array {
  const variants: number[] = [];
  for (let n = 0; n < stock.places.length; n += 1) if (isBookedUp(stock, booked, n)) variants.push(n);
  return Int32Array.from(variants);
}

/**
 * The products with a free piece of each label: those in stock, without the labels of which all pieces are booked. A
 * label that no product lacks has the set of the stock itself.
 */
function freeOfEach(stock: Stock, booked: Uint16Array, variants: Int32Array): { size: Bits[]; color: Bits[] } {
  const { products, stocked } = stock;
  const free = { size: [...stocked.size], color: [...stocked.color] };
  const remove = (key: "size" | "color", label: number, product: number) => {
    if (free[key][label] === stocked[key][label]) free[key][label] = (stocked[key][label] as Bits).slice();
    removeBit(free[key][label] as Bits, product);
  };
  const { size: sizes, color: colors } = stock.labelsOf;
  for (const n of variants) {
    const product = products[n] as number;
    const size = sizes[n] as number;
    const color = colors[n] as number;
    let [lacksSize, lacksColor] = [true, true];
    // The product's other variants are beside this one.
    let other = n;
    while (other > 0 && products[other - 1] === product) other -= 1;
    for (; other < products.length && products[other] === product; other += 1) {
      if (isBookedUp(stock, booked, other)) continue;
      if (sizes[other] === size) lacksSize = false;
      if (colors[other] === color) lacksColor = false;
    }
    if (lacksSize) remove("size", size, product);
    if (lacksColor) remove("color", color, product);
  }
  return free;
}

/** The products with a free piece of each label that has a chosen label of the other kind, too. */
function freeOfChosen(key: "size" | "color", stock: Stock, variants: Int32Array, chosen: ReadonlySet<string>): Bits[] {
  const { products, labelsOf, labels } = stock;
  const isBooked = new Uint8Array(products.length);
  for (const n of variants) isBooked[n] = 1;
  const free = manyNoBits(labels[key].length);
  const other = key === "size" ? "color" : "size";
  const isChosen = Uint8Array.from(labels[other], (label) => Number(chosen.has(label)));
  for (let n = 0; n < products.length; n += 1) {
    if (isChosen[labelsOf[other][n] as number] === 0 || isBooked[n] === 1) continue;
    addBit(free[labelsOf[key][n] as number] as Bits, products[n] as number);
  }
  return free;
}

/** What is free in a chunk, in any size and colour. */
interface FreeInAny extends Free {
  bookedUp: Int32Array;
  /** What is free of each size in the colours that were chosen last, and of each colour in the sizes. */
  chosen: { [Key in keyof Free]?: { labels: string; free: Bits[] } };
}

function freeInChosen(key: "size" | "color", stock: Stock, any: FreeInAny, chosen: ReadonlySet<string> | null) {
  if (!chosen) return any[key];
  const labels = JSON.stringify([...chosen]);
  const last = any.chosen[key];
  if (last?.labels === labels) return last.free;
  const free = freeOfChosen(key, stock, any.bookedUp, chosen);
  any.chosen[key] = { labels, free };
  return free;
}

/** Kept while neither a booking nor the chunk changes, because these then have other objects. */
const kept = new WeakMap<BookedPieces, WeakMap<Stock, FreeInAny>>();

/**
 * The free products of each chunk: those that have a variant with fewer booked pieces than pieces. Callers share the
 * sets, so none may change them.
 */
export function freeProducts(stocks: readonly Stock[], booked: BookedPieces, { size, color }: Choice): Free[] {
  const known = kept.get(booked) ?? new WeakMap<Stock, FreeInAny>();
  kept.set(booked, known);
  let counts: Uint16Array | null = null;
  const freeInAny = (stock: Stock): FreeInAny => {
    counts ??= booked.count();
    const variants = bookedUp(stock, counts);
    return { bookedUp: variants, chosen: {}, ...freeOfEach(stock, counts, variants) };
  };
  return stocks.map((stock) => {
    const free = known.get(stock) ?? freeInAny(stock);
    known.set(stock, free);
    return { size: freeInChosen("size", stock, free, color), color: freeInChosen("color", stock, free, size) };
  });
}

/** The products with a free piece of the chosen size and colour; `but` names the dimension in which any will do. */
export function freeInChoice(free: Free, { labels }: Stock, { size }: Choice, but: string): Bits {
  const isAside = (key: "size" | "color") => but === attributeDimension(key);
  const united = noBits();
  for (const [n, members] of (isAside("color") ? free.color : free.size).entries()) {
    if (isAside("color") || isAside("size") || !size || size.has(labels.size[n] ?? "")) addAll(united, members);
  }
  return united;
}
