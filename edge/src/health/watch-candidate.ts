import { randomUUID } from "node:crypto";
import type { FollowedLive } from "../compose/live.ts";
import { ReleaseRefused } from "../releases/errors.ts";
import { withdraw } from "../releases/promote.ts";
import { trialId } from "../releases/set-id.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { type Counts, kinds, nothing } from "./counts.ts";
import type { Ledger } from "./ledger.ts";
import { createComparison, evidenceLimit, leastFailures, type Sample } from "./sequential.ts";
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

interface BothCounts {
  stable: Counts;
  candidate: Counts;
}

const minus = (a: Sample, b: Sample): Sample => ({ trials: a.trials - b.trials, failures: a.failures - b.failures });

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
  let before: BothCounts = { stable: nothing(), candidate: nothing() };

  function begin(trial: string): void {
    watched = trial;
    comparisons = { loads: createComparison(), draws: createComparison() };
    before = { stable: nothing(), candidate: nothing() };
    for (const kind of kinds) onEvidence(kind, 1);
  }

  /** Adds what has come since, once both sets have had their share of it: one alone says nothing of the other. */
  function weigh(all: BothCounts): string | null {
    for (const kind of kinds) {
      const stable = minus(all.stable[kind], before.stable[kind]);
      const candidate = minus(all.candidate[kind], before.candidate[kind]);
      if (stable.trials === 0 || candidate.trials === 0) continue;
      before.stable[kind] = all.stable[kind];
      before.candidate[kind] = all.candidate[kind];
      comparisons[kind].add(stable, candidate);
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
    if (!current?.composition.candidate || !candidate) return begin("");
    const trial = trialId(current.composition.candidate);
    if (trial !== watched) begin(trial);
    const stable = ledger.counts(current.stable.set.id);
    const own = { at: now().toISOString(), stable, candidate: ledger.counts(candidate.id) };
    await shareCounts(store, trial, edge, own);
    const why = weigh(await readCounts(store, trial));
    if (!why || !retreat) return;
    try {
      await withdraw(store, { by: "edge", why, at: now() }, { revision: current.composition.revision });
      onWithdrawn(why);
    } catch (error) {
      // Another edge, or an operator, was faster.
      if (!(error instanceof ReleaseRefused)) throw error;
    }
  };
}
