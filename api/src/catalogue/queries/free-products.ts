import { addAll, addBit, type BitSets, type Bits, chunkSize, noBits, noSets, removeBit } from "./bits.ts";
import type { BookedPieces } from "./bookings-index.ts";
import { attributeDimension } from "./product-filter.ts";
import type { Stock } from "./rental-stock.ts";

/** Sizes and colours that a free piece may have; null for any. */
export interface Choice {
  size: ReadonlySet<string> | null;
  color: ReadonlySet<string> | null;
}

/**
 * The products of a chunk with a free piece of each size in the chosen colours, and of each colour in the chosen sizes.
 */
export interface Free {
  size: BitSets;
  color: BitSets;
}

/** One bit for each variant of a stock. */
type VariantBits = Uint32Array;

/** The variants of several stocks, whose bits follow each other, by their places in the database. */
interface Directory {
  bitOf: Int32Array;
  pieces: Uint16Array;
  /** The first word of each stock, and the end of the last. */
  starts: readonly number[];
}

function directoryOf(stocks: readonly Stock[]): Directory {
  let last = -1;
  for (const { places } of stocks) for (const place of places) if (place > last) last = place;
  const bitOf = new Int32Array(last + 1);
  const pieces = new Uint16Array(last + 1);
  const starts = [0];
  for (const [number, { places, rentUnits }] of stocks.entries()) {
    const start = starts[number] as number;
    starts.push(start + ((places.length + 31) >> 5));
    for (let n = 0; n < places.length; n += 1) {
      const place = places[n] as number;
      bitOf[place] = (start << 5) + n;
      pieces[place] = rentUnits[n] as number;
    }
  }
  return { bitOf, pieces, starts };
}

/** For the stocks of an index, which are the same array until a product changes. */
const directories = new WeakMap<readonly Stock[], Directory>();

/** The variants of each stock whose pieces are all booked. */
function bookedUp(stocks: readonly Stock[], booked: BookedPieces): VariantBits[] {
  const directory = directories.get(stocks) ?? directoryOf(stocks);
  directories.set(stocks, directory);
  const { bitOf, pieces, starts } = directory;
  const all = new Uint32Array(starts.at(-1) as number);
  for (const variant of booked.bookedUp(pieces)) {
    const bit = bitOf[variant] as number;
    all[bit >> 5] = (all[bit >> 5] as number) | (1 << (bit & 31));
  }
  return stocks.map((_, n) => all.subarray(starts[n], starts[n + 1]));
}

const includes = (variants: VariantBits, n: number): boolean => (((variants[n >> 5] as number) >> (n & 31)) & 1) === 1;

/** The products with a free piece of each label: those in stock, without the labels of which all pieces are booked. */
function freeOfEach({ products, stocked, labelsOf }: Stock, bookedUp: VariantBits): Free {
  const free = { size: stocked.size.slice(), color: stocked.color.slice() };
  const { size: sizes, color: colors } = labelsOf;
  const removeLacking = (n: number): void => {
    const product = products[n] as number;
    const size = sizes[n] as number;
    const color = colors[n] as number;
    let [lacksSize, lacksColor] = [true, true];
    // The product's other variants are beside this one.
    let other = n;
    while (other > 0 && products[other - 1] === product) other -= 1;
    for (; other < products.length && products[other] === product; other += 1) {
      if (includes(bookedUp, other)) continue;
      if (sizes[other] === size) lacksSize = false;
      if (colors[other] === color) lacksColor = false;
    }
    if (lacksSize) removeBit(free.size, size * chunkSize + product);
    if (lacksColor) removeBit(free.color, color * chunkSize + product);
  };
  for (let word = 0; word < bookedUp.length; word += 1) {
    for (let rest = (bookedUp[word] as number) | 0; rest !== 0; rest &= rest - 1) {
      removeLacking((word << 5) + 31 - Math.clz32(rest & -rest));
    }
  }
  return free;
}

/** The products with a free piece of each label that has a chosen label of the other kind, too. */
function freeOfChosen(
  key: "size" | "color",
  { products, labelsOf, labels }: Stock,
  bookedUp: VariantBits,
  chosen: ReadonlySet<string>,
): BitSets {
  const free = noSets(labels[key].length);
  const other = key === "size" ? "color" : "size";
  const isChosen = Uint8Array.from(labels[other], (label) => Number(chosen.has(label)));
  for (let n = 0; n < products.length; n += 1) {
    if (isChosen[labelsOf[other][n] as number] === 0 || includes(bookedUp, n)) continue;
    addBit(free, (labelsOf[key][n] as number) * chunkSize + (products[n] as number));
  }
  return free;
}

/** What is free in a chunk, in any size and colour. */
interface FreeInAny extends Free {
  bookedUp: VariantBits;
  /** What is free of each size in the colours that were chosen last, and of each colour in the sizes. */
  chosen: { [Key in keyof Free]?: { labels: string; free: BitSets } };
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

/** By objects that are replaced when a booking or the chunk changes. */
const cached = new WeakMap<BookedPieces, WeakMap<Stock, FreeInAny>>();

/**
 * The free products of each chunk: those that have a variant with fewer booked pieces than pieces. Callers share the
 * sets, so none may change them.
 * @param stocks of all chunks: those of the index, because what is found of an array is cached
 */
export function freeProducts(stocks: readonly Stock[], booked: BookedPieces, { size, color }: Choice): Free[] {
  const known = cached.get(booked) ?? new WeakMap<Stock, FreeInAny>();
  cached.set(booked, known);
  let all: VariantBits[] | null = null;
  const freeInAny = (stock: Stock, n: number): FreeInAny => {
    all ??= bookedUp(stocks, booked);
    const variants = all[n] as VariantBits;
    return { bookedUp: variants, chosen: {}, ...freeOfEach(stock, variants) };
  };
  return stocks.map((stock, n) => {
    const free = known.get(stock) ?? freeInAny(stock, n);
    known.set(stock, free);
    return { size: freeInChosen("size", stock, free, color), color: freeInChosen("color", stock, free, size) };
  });
}

/** The products with a free piece of the chosen size and colour; `but` names the dimension in which any will do. */
export function freeInChoice(free: Free, { labels }: Stock, { size }: Choice, but: string): Bits {
  const isAside = (key: "size" | "color") => but === attributeDimension(key);
  const united = noBits();
  const key = isAside("color") ? "color" : "size";
  for (const [n, label] of labels[key].entries()) {
    if (isAside("color") || isAside("size") || !size || size.has(label)) addAll(united, free[key], n);
  }
  return united;
}
