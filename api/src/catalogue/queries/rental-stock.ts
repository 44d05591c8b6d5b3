import { addBit, type BitSets, chunkSize, noSets } from "./bits.ts";
import { integersOf } from "./numbers.ts";

/** The variants of a chunk with pieces for rent, as columns, one product's after the other's. */
export interface Stock {
  places: Int32Array;
  rentUnits: Uint16Array;
  /** The number of the variant's product within the chunk. */
  products: Uint16Array;
  /** The places of the variant's size and colour among the labels. */
  labelsOf: { size: Uint16Array; color: Uint16Array };
  labels: { size: readonly string[]; color: readonly string[] };
  /** The products with a piece of each label, whether it is booked or not. */
  stocked: { size: BitSets; color: BitSets };
}

/** The variants of one size and colour: place, product and pieces of each, as hex. */
export interface StoredPair {
  size: string;
  color: string;
  variants: string;
}

/** Where each product's variants begin in the columns. */
function startsOf(variantsOfPairs: readonly Int32Array[]): Int32Array {
  const starts = new Int32Array(chunkSize + 1);
  for (const variants of variantsOfPairs) {
    for (let row = 0; row < variants.length; row += 3) {
      const after = (variants[row + 1] as number) + 1;
      starts[after] = (starts[after] as number) + 1;
    }
  }
  for (let n = 0; n < chunkSize; n += 1) starts[n + 1] = (starts[n + 1] as number) + (starts[n] as number);
  return starts;
}

export function stockOf(stored: readonly StoredPair[]): Stock {
  const labels = {
    size: [...new Set(stored.map(({ size }) => size))],
    color: [...new Set(stored.map(({ color }) => color))],
  };
  const variantsOfPairs = stored.map(({ variants }) => integersOf(variants));
  const next = startsOf(variantsOfPairs);
  const count = next[chunkSize] as number;
  const stock = {
    places: new Int32Array(count),
    rentUnits: new Uint16Array(count),
    products: new Uint16Array(count),
    labelsOf: { size: new Uint16Array(count), color: new Uint16Array(count) },
    labels,
    stocked: { size: noSets(labels.size.length), color: noSets(labels.color.length) },
  };
  for (const [pair, variants] of variantsOfPairs.entries()) {
    const size = labels.size.indexOf(stored[pair]?.size ?? "");
    const color = labels.color.indexOf(stored[pair]?.color ?? "");
    for (let row = 0; row < variants.length; row += 3) {
      const product = variants[row + 1] as number;
      const n = next[product] as number;
      next[product] = n + 1;
      stock.places[n] = variants[row] as number;
      stock.rentUnits[n] = variants[row + 2] as number;
      stock.products[n] = product;
      stock.labelsOf.size[n] = size;
      stock.labelsOf.color[n] = color;
      addBit(stock.stocked.size, size * chunkSize + product);
      addBit(stock.stocked.color, color * chunkSize + product);
    }
  }
  return stock;
}
