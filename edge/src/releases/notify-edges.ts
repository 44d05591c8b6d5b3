import type { EdgeReport } from "./edge-reports.ts";

/** Path at which edges are notified to poll for a new composition; other versions of edges use it, too. */
export const pollPath = "/ops/look";

/** Time for an edge's answer; one that cannot be reached from here finds the composition with its next poll. */
const answerTimeoutMs = 500;

/** Notifies edges to poll for a new composition at once. */
export async function notifyEdges(edges: Pick<EdgeReport, "address">[]): Promise<void> {
  const addresses = edges.flatMap(({ address }) => address ?? []);
  await Promise.allSettled(
    addresses.map((address) =>
      fetch(new URL(pollPath, address), { method: "POST", signal: AbortSignal.timeout(answerTimeoutMs) }),
    ),
  );
}
