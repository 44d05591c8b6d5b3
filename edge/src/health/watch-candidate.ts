import { randomUUID } from "node:crypto";
import type { FollowedLive } from "../compose/live.ts";
import { withdraw } from "../releases/promote.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { type Counts, combine, kinds, nothing } from "./counts.ts";
import type { Ledger } from "./ledger.ts";
import { createComparison, evidenceLimit, leastFailures } from "./sequential.ts";
import { readCounts, shareCounts } from "./shared-counts.ts";

interface Options {
  store: ReleaseStore;
  live: FollowedLive;
  ledger: Ledger;
  /** Whether a bad candidate is withdrawn, and not only reported. */
  retreat: boolean;
  now: () => Date;
  /** Hears how strong the evidence against the candidate is, of each kind. */
  onEvidence: (kind: (typeof kinds)[number], evidence: number) => void;
  onWithdrawn: (why: string) => void;
}

const words = {
  loads: "loads failed in browsers",
  draws: "documents were not drawn whole on the server",
} as const;

/**
 * Compares the candidate with the stable set, over what all edges have counted, and withdraws it when it does worse. Each
 * edge decides for itself; of those that withdraw at once one wins, and the others find it done.
 */
export function createCandidateWatch({ store, live, ledger, retreat, now, onEvidence, onWithdrawn }: Options) {
  const edge = randomUUID();
  let watched = "";
  let comparisons = { loads: createComparison(), draws: createComparison() };
  let before = { stable: nothing(), candidate: nothing() };

  function begin(candidate: string): void {
    watched = candidate;
    ledger.clear();
    comparisons = { loads: createComparison(), draws: createComparison() };
    before = { stable: nothing(), candidate: nothing() };
  }

  function weigh(all: { stable: Counts; candidate: Counts }): string | null {
    const since = {
      stable: combine(all.stable, before.stable, -1),
      candidate: combine(all.candidate, before.candidate, -1),
    };
    before = all;
    for (const kind of kinds) {
      comparisons[kind].add(since.stable[kind], since.candidate[kind]);
      const evidence = comparisons[kind].evidence();
      onEvidence(kind, evidence);
      if (evidence < evidenceLimit || all.candidate[kind].failures < leastFailures) continue;
      const share = (counts: Counts) => `${counts[kind].failures} of ${counts[kind].trials}`;
      return `the candidate does worse: ${share(all.candidate)} ${words[kind]}, of the stable set ${share(all.stable)} (evidence ${Math.round(evidence)} to 1)`;
    }
    return null;
  }

  /** One comparison. */
  return async function look(): Promise<void> {
    const current = live.current();
    const candidate = current?.candidate?.set;
    if (!current || !candidate) return begin("");
    if (candidate.id !== watched) begin(candidate.id);
    const stable = ledger.counts(current.stable.set.id);
    const own = { at: now().toISOString(), stable, candidate: ledger.counts(candidate.id) };
    await shareCounts(store, candidate.id, edge, own);
    const why = weigh(await readCounts(store, candidate.id));
    if (!why || !retreat) return;
    await withdraw(store, { by: "edge", why, at: now() }, { revision: current.composition.revision });
    onWithdrawn(why);
  };
}
