import { randomUUID } from "node:crypto";
import { ReleaseRefused } from "../releases/errors.ts";
import { abortCandidate } from "../releases/promote.ts";
import { trialId } from "../releases/set-id.ts";
import type { ReleaseStore } from "../releases/store.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";
import { type BothCounts, type Counts, kinds, nothing } from "./counts.ts";
import type { LoadCounter } from "./load-counter.ts";
import { createComparison, evidenceLimit, minFailures, type Sample } from "./sequential-test.ts";
import { countsKey, readEdgeCounts, shareCounts, together } from "./shared-counts.ts";

interface Options {
  store: ReleaseStore;
  live: FollowedLive;
  loadCounter: LoadCounter;
  /** True to withdraw a bad candidate; false to only report it. */
  abortsCandidate: boolean;
  now: () => Date;
  /** Receives the strength of the evidence against the candidate, per kind. */
  onEvidence: (kind: (typeof kinds)[number], evidence: number) => void;
  onAborted: (why: string) => void;
}

type Kind = (typeof kinds)[number];

const minus = (a: Sample, b: Sample): Sample => ({ trials: a.trials - b.trials, failures: a.failures - b.failures });
const plus = (a: Sample, b: Sample): Sample => ({ trials: a.trials + b.trials, failures: a.failures + b.failures });

const words = {
  loads: "loads failed in browsers",
  draws: "documents were not drawn whole on the server",
} as const;

/**
 * Compares the candidate with the stable set on the counts of all edges, and withdraws a candidate that fails more
 * often. Each edge decides by itself; when several withdraw at once, one commit succeeds and the others are refused.
 */
export function createMonitor({ store, live, loadCounter, abortsCandidate, now, onEvidence, onAborted }: Options) {
  const edge = randomUUID();
  let watched = "";
  let comparisons = { loads: createComparison(), draws: createComparison() };
  /** The counts of each edge at the last comparison. */
  let before: Record<Kind, Map<string, BothCounts>> = { loads: new Map(), draws: new Map() };

  function begin(trial: string): void {
    watched = trial;
    comparisons = { loads: createComparison(), draws: createComparison() };
    before = { loads: new Map(), draws: new Map() };
    for (const kind of kinds) onEvidence(kind, 1);
  }

  /**
   * Ignores the counts of other edges from before this edge started, because the candidate's share may have been
   * different then.
   */
  function leaveAside(counted: Map<string, BothCounts>, own: string): void {
    for (const [edge, now] of counted) if (edge !== own) for (const kind of kinds) before[kind].set(edge, now);
  }

  /** Counts of one kind since the last comparison. */
  function since(kind: Kind, counted: Map<string, BothCounts>, cohort: keyof BothCounts): Sample {
    const news = [...counted].map(([edge, now]) =>
      minus(now[cohort][kind], before[kind].get(edge)?.[cohort][kind] ?? nothing()[kind]),
    );
    return news.reduce(plus, nothing()[kind]);
  }

  /**
   * Adds the new counts once both sets have some; the counts of one set alone allow no comparison. @returns why the
   * candidate is worse, or null
   */
  function weigh(counted: Map<string, BothCounts>): string | null {
    const all = together(counted.values());
    for (const kind of kinds) {
      const stable = since(kind, counted, "stable");
      const candidate = since(kind, counted, "candidate");
      if (stable.trials === 0 || candidate.trials === 0) continue;
      for (const [edge, now] of counted) before[kind].set(edge, now);
      comparisons[kind].add(stable, candidate);
      const evidence = comparisons[kind].evidence();
      onEvidence(kind, evidence);
      if (evidence < evidenceLimit || all.candidate[kind].failures < minFailures) continue;
      const share = (counts: Counts) => `${counts[kind].failures} of ${counts[kind].trials}`;
      return `the candidate does worse: ${share(all.candidate)} ${words[kind]}, of the stable set ${share(all.stable)} (evidence ${Math.round(evidence)} to 1)`;
    }
    return null;
  }

  return async function look(): Promise<void> {
    const current = live.current();
    const candidate = current?.candidate?.set;
    if (!current?.composition.candidate || !candidate) return begin("");
    const trial = trialId(current.composition.candidate);
    const begins = trial !== watched;
    if (begins) begin(trial);
    const stable = loadCounter.counts(current.stable.set.id);
    const own = { at: now().toISOString(), stable, candidate: loadCounter.counts(candidate.id) };
    await shareCounts(store, trial, edge, own);
    const counted = await readEdgeCounts(store, trial);
    if (begins) leaveAside(counted, countsKey(trial, edge));
    const why = weigh(counted);
    if (!why || !abortsCandidate) return;
    try {
      await abortCandidate(store, { by: "edge", why, at: now() }, { revision: current.composition.revision });
      onAborted(why);
    } catch (error) {
      // Another edge or an operator has changed the composition first.
      if (!(error instanceof ReleaseRefused)) throw error;
    }
  };
}
