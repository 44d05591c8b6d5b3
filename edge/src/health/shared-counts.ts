import type { ReleaseStore } from "../releases/store.ts";
import { type Counts, combine, type EdgeCounts, edgeCounts, nothing } from "./counts.ts";

const folder = (trial: string) => `health/${trial}/`;

/** Tells all edges what this one has counted. @param trial name of the trial (`trialId`) */
export const shareCounts = (store: ReleaseStore, trial: string, edge: string, counted: EdgeCounts): Promise<void> =>
  store.objects.put(`${folder(trial)}${edge}.json`, Buffer.from(JSON.stringify(counted)));

/** What all edges together have counted since the candidate came out. */
export async function readCounts(
  store: ReleaseStore,
  trial: string,
): Promise<{ stable: Counts; candidate: Counts; edges: number }> {
  const files = await store.objects.list(folder(trial));
  const found = await Promise.all(files.map(({ key }) => store.objects.read(key)));
  const all = found.flatMap((bytes) => (bytes ? [edgeCounts.parse(JSON.parse(bytes.toString()))] : []));
  return {
    stable: all.reduce((sum, one) => combine(sum, one.stable), nothing()),
    candidate: all.reduce((sum, one) => combine(sum, one.candidate), nothing()),
    edges: all.length,
  };
}
