import { parsedOrNull } from "../releases/parsed.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { addCounts, type BothCounts, type EdgeCounts, edgeCounts, noCounts } from "./counts.ts";

const folder = (comparison: string) => `health/${comparison}/`;

/** Key of an edge's counts in the store. */
export const countsKey = (comparison: string, edge: string): string => `${folder(comparison)}${edge}.json`;

/**
 * Stores this edge's counts and reads those of all edges. While the store fails, this edge goes on with its own counts,
 * so that it can still withdraw a bad candidate. @param comparison id of the comparison (`comparisonId`)
 */
export async function exchangeCounts(
  store: ReleaseStore,
  comparison: string,
  edge: string,
  own: EdgeCounts,
): Promise<Map<string, BothCounts>> {
  const key = countsKey(comparison, edge);
  const written = store.objects.put(key, Buffer.from(JSON.stringify(own)));
  await written.catch(() => undefined);
  const counted = await readEdgeCounts(store, comparison).catch(() => new Map<string, BothCounts>());
  // Copied, because the counter changes its object later.
  return counted.set(key, structuredClone(own));
}

/** Counts of each edge since the candidate started, by key. Unreadable counts are left out. */
async function readEdgeCounts(store: ReleaseStore, comparison: string): Promise<Map<string, BothCounts>> {
  const files = await store.objects.list(folder(comparison));
  const found = await Promise.all(
    files.map(async ({ key }) => {
      const bytes = await store.objects.read(key);
      const counted = bytes && parsedOrNull(edgeCounts, bytes);
      return counted ? [[key, counted] as const] : [];
    }),
  );
  return new Map(found.flat());
}

/** The sum of all edges' counts. */
export const together = (counted: Iterable<BothCounts>): BothCounts =>
  [...counted].reduce(
    (sum, one) => ({
      stable: addCounts(sum.stable, one.stable),
      candidate: addCounts(sum.candidate, one.candidate),
    }),
    { stable: noCounts(), candidate: noCounts() },
  );

/** The sum of all edges' counts since the candidate started, and the number of edges. */
export async function readCounts(store: ReleaseStore, comparison: string): Promise<BothCounts & { edges: number }> {
  const counted = await readEdgeCounts(store, comparison);
  return { ...together(counted.values()), edges: counted.size };
}
