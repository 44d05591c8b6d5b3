import { z } from "zod";
import { parsedOrNull } from "./parsed.ts";
import type { ReleaseStore } from "./store.ts";

const report = z.object({
  revision: z.int().nullable(),
  /** What is wrong with the store as this edge sees it; null when nothing is. */
  trouble: z.string().nullable(),
  /** Where the edge listens; null before it does, and in reports of earlier edges. */
  address: z
    .url({ protocol: /^http$/ })
    .nullable()
    .default(null),
});
export type EdgeReport = z.output<typeof report>;

/** Time after its last report for which an edge is listed. */
const listedForMs = 120_000;

const keyOf = (edge: string) => `edges/${edge}.json`;

/** Stores which revision an edge serves, so that the command line can list the edges. */
export const reportEdge = ({ objects }: ReleaseStore, edge: string, current: EdgeReport): Promise<void> =>
  objects.put(keyOf(edge), Buffer.from(JSON.stringify(current)));

/** Removes an edge from the list when it stops. */
export const forgetEdge = ({ objects }: ReleaseStore, edge: string): Promise<void> => objects.remove(keyOf(edge));

/** Edges that have reported lately, by name. */
export async function listEdges({ objects }: ReleaseStore, now: Date): Promise<({ edge: string } & EdgeReport)[]> {
  const entries = (await objects.list("edges/")).filter(({ at }) => now.getTime() - at.getTime() < listedForMs);
  const found = await Promise.all(
    entries.map(async ({ key }) => {
      const bytes = await objects.read(key);
      const stored = bytes && parsedOrNull(report, bytes);
      return stored ? [{ edge: key.slice("edges/".length, -".json".length), ...stored }] : [];
    }),
  );
  return found.flat().sort((a, b) => (a.edge < b.edge ? -1 : 1));
}
