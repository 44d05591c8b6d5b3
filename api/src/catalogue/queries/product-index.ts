import { coalesced } from "../../coalesced.ts";
import type { Db } from "../../db/client.ts";
import { type Chunk, chunkVersions, loadChunk } from "./product-chunks.ts";

export interface ProductIndex {
  /** In order of their numbers. */
  chunks: readonly Chunk[];
  /** A category's parent by its id; empty for those at the top. */
  parents: Readonly<Record<string, string>>;
}

/** Loads changed chunks again, one at a time, so that other requests are answered in between. */
function createIndex(db: Db): () => Promise<ProductIndex> {
  const loaded = new Map<number, Chunk>();
  const optionNumbers = new Map<string, number>();
  const numberOf = (key: string): number => {
    const number = optionNumbers.get(key) ?? optionNumbers.size;
    optionNumbers.set(key, number);
    return number;
  };
  return coalesced(async () => {
    const { chunks, parents } = await chunkVersions(db);
    const numbers = new Set(chunks.map(({ number }) => number));
    for (const number of loaded.keys()) if (!numbers.has(number)) loaded.delete(number);
    for (const { number, version } of chunks) {
      if (loaded.get(number)?.version === version) continue;
      const chunk = await loadChunk(db, number, numberOf);
      if (chunk) loaded.set(number, chunk);
      else loaded.delete(number);
    }
    return { chunks: [...loaded.values()].sort((a, b) => a.number - b.number), parents };
  });
}

const indexes = new WeakMap<Db, ReturnType<typeof createIndex>>();

/** The current data of all products for lists, which this process caches in memory by version. */
export function productIndex(db: Db): Promise<ProductIndex> {
  const own = indexes.get(db) ?? createIndex(db);
  indexes.set(db, own);
  return own();
}
