import { coalesced } from "../../coalesced.ts";
import type { Db } from "../../db/client.ts";
import { catalogueVersion } from "./catalogue-version.ts";
import {
  type Chunk,
  chunkVersions,
  loadChunk,
  loadPopularity,
  type Option,
  type Popularity,
} from "./product-chunks.ts";
import { categoryDimension } from "./product-filter.ts";
import type { Order } from "./product-order.ts";
import type { Stock } from "./rental-stock.ts";
import { type Named, namedOptions } from "./word-options.ts";

export interface ProductIndex {
  /** In order of their numbers. */
  chunks: readonly Chunk[];
  /** The stock of each chunk. */
  stocks: readonly Stock[];
  /** The products of each chunk in order of popularity. */
  popular: readonly Order[];
  /** Every option by its number; none where no product has it any more. */
  options: readonly (Option | undefined)[];
  /** The options that words of a search may name. */
  named: readonly Named[];
}

type Categories = Readonly<Record<string, { parent: string; name: string; isOccasion: boolean }>>;

function optionsOf(chunks: readonly Chunk[], categories: Categories): ProductIndex["options"] {
  const found: (Option | undefined)[] = [];
  for (const { options } of chunks) {
    for (const { number, dimension: stored, option, label, hex } of options) {
      if (found[number] || stored === "all") continue;
      const { parent = "", name = "" } = (stored === "cat" && categories[option]) || {};
      const own =
        stored === "cat" ? { dimension: categoryDimension(parent), label: name } : { dimension: stored, label };
      found[number] = { ...own, option, hex };
    }
  }
  return found;
}

/**
 * Compares the chunks' versions once the catalogue has changed, and loads changed chunks again: one at a time, so that
 * other requests are answered in between.
 */
function createIndex(db: Db): () => Promise<ProductIndex> {
  const loaded = new Map<number, { chunk: Chunk; popularity: Popularity }>();
  const optionNumbers = new Map<string, number>();
  const numberOf = (key: string): number => {
    const number = optionNumbers.get(key) ?? optionNumbers.size;
    optionNumbers.set(key, number);
    return number;
  };
  let current: { categories: string; index: ProductIndex } | null = null;
  let checked: string | null = null;
  return coalesced(async () => {
    // Read before the chunks' versions, so that a change meanwhile leads to a newer one.
    const version = await catalogueVersion(db);
    if (current && checked === version) return current.index;
    const { chunks, categories } = await chunkVersions(db);
    if (current?.categories !== categories) current = null;
    const numbers = new Set(chunks.map(({ number }) => number));
    for (const number of loaded.keys()) {
      if (numbers.has(number)) continue;
      loaded.delete(number);
      current = null;
    }
    for (const { number, version, popularity } of chunks) {
      const known = loaded.get(number);
      const isCurrent = known?.chunk.version === version;
      if (isCurrent && known.popularity.version === popularity) continue;
      current = null;
      const chunk = isCurrent ? known.chunk : await loadChunk(db, number, numberOf);
      if (chunk) loaded.set(number, { chunk, popularity: await loadPopularity(db, chunk) });
      else loaded.delete(number);
    }
    if (!current) {
      const sorted = [...loaded.values()].sort((a, b) => a.chunk.number - b.chunk.number);
      const own = sorted.map(({ chunk }) => chunk);
      const known: Categories = JSON.parse(categories);
      const options = optionsOf(own, known);
      const index = {
        chunks: own,
        stocks: own.map(({ stock }) => stock),
        popular: sorted.map(({ popularity }) => popularity.order),
        options,
        named: namedOptions(options, (id) => known[id]?.isOccasion ?? false),
      };
      current = { categories, index };
    }
    checked = version;
    return current.index;
  });
}

const indexes = new WeakMap<Db, ReturnType<typeof createIndex>>();

/** The current data of all products for lists, which this process caches in memory by version. */
export function productIndex(db: Db): Promise<ProductIndex> {
  const own = indexes.get(db) ?? createIndex(db);
  indexes.set(db, own);
  return own();
}
