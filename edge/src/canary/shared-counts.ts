import { parsedOrNull } from "../releases/parsed.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { type BothCounts, combine, type EdgeCounts, edgeCounts, nothing } from "./counts.ts";

const folder = (trial: string) => `health/${trial}/`;

/** Where an edge's counts are kept. */
export const countsKey = (trial: string, edge: string): string => `${folder(trial)}${edge}.json`;

/** Tells all edges what this one has counted. @param trial name of the trial (`trialId`) */
export const shareCounts = (store: ReleaseStore, trial: string, edge: string, counted: EdgeCounts): Promise<void> =>
  store.objects.put(countsKey(trial, edge), Buffer.from(JSON.stringify(counted)));

/** What each edge has counted since the candidate came out, by where it is kept. What cannot be read is left out. */
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

/** What all edges together have counted. */
export const together = (counted: Iterable<BothCounts>): BothCounts =>
  [...counted].reduce(
    (sum, one) => ({
      stable: combine(sum.stable, one.stable),
      candidate: combine(sum.candidate, one.candidate),
    }),
    { stable: nothing(), candidate: nothing() },
  );

/** What all edges together have counted since the candidate came out, and how many they are. */
export async function readCounts(store: ReleaseStore, trial: string): Promise<BothCounts & { edges: number }> {
  const counted = await readEdgeCounts(store, trial);
  return { ...together(counted.values()), edges: counted.size };
}
