import { parsedOrNull } from "../releases/parsed.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { type BothCounts, combine, type EdgeCounts, edgeCounts, nothing } from "./counts.ts";

const folder = (trial: string) => `health/${trial}/`;

/** Key of an edge's counts in the store. */
export const countsKey = (trial: string, edge: string): string => `${folder(trial)}${edge}.json`;

/** Stores this edge's counts, so that the other edges can read them. @param trial name of the trial (`trialId`) */
export const shareCounts = (store: ReleaseStore, trial: string, edge: string, counted: EdgeCounts): Promise<void> =>
  store.objects.put(countsKey(trial, edge), Buffer.from(JSON.stringify(counted)));

/** Counts of each edge since the candidate started, by key. Unreadable counts are left out. */
export async function readEdgeCounts(store: ReleaseStore, trial: string): Promise<Map<string, BothCounts>> {
  const files = await store.objects.list(folder(trial));
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
      stable: combine(sum.stable, one.stable),
      candidate: combine(sum.candidate, one.candidate),
    }),
    { stable: nothing(), candidate: nothing() },
  );

/** The sum of all edges' counts since the candidate started, and the number of edges. */
export async function readCounts(store: ReleaseStore, trial: string): Promise<BothCounts & { edges: number }> {
  const counted = await readEdgeCounts(store, trial);
  return { ...together(counted.values()), edges: counted.size };
}
