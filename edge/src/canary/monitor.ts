import { randomUUID } from "node:crypto";
import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "../releases/errors.ts";
import { abortCandidate } from "../releases/promote.ts";
import { setId, trialId } from "../releases/set-id.ts";
import type { ReleaseStore } from "../releases/store.ts";
import type { FollowedLive, Live, LiveRevision } from "../rendering/live-composition.ts";
import type { BreachCounter } from "./breach-counter.ts";
import { type BothCounts, type Counts, kinds, nothing } from "./counts.ts";
import type { LoadCounter } from "./load-counter.ts";
import { createComparison, evidenceLimit, minFailures, type Sample } from "./sequential-test.ts";
import { countsKey, readEdgeCounts, shareCounts, together } from "./shared-counts.ts";

interface Options {
  store: ReleaseStore;
  live: FollowedLive;
  loadCounter: LoadCounter;
  breaches: BreachCounter;
  /** True to withdraw a bad candidate; false to only report it. */
  abortsCandidate: boolean;
  now: () => Date;
  /** Receives the strength of the evidence against the candidate, per kind. */
  onEvidence: (kind: (typeof kinds)[number], evidence: number) => void;
  onAborted: (why: string) => void;
}

type Kind = (typeof kinds)[number];

/** Broken limits of a candidate that are tolerated; one may be the fault of a busy machine. */
const toleratedBreaches = 1;

const minus = (a: Sample, b: Sample): Sample => ({ trials: a.trials - b.trials, failures: a.failures - b.failures });
const plus = (a: Sample, b: Sample): Sample => ({ trials: a.trials + b.trials, failures: a.failures + b.failures });

const words = {
  loads: "loads failed in browsers",
  draws: "documents were not drawn whole on the server",
} as const;

/**
 * Compares the candidate with the stable set on the counts of all edges, and withdraws a candidate that fails more
 * often, or whose server code broke a limit on this edge. Each edge decides by itself; when several withdraw at once, one commit succeeds and the others are refused.
 */
export function createMonitor(options: Options) {
  const { store, live, loadCounter, breaches, abortsCandidate, now, onEvidence, onAborted } = options;
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

  /** Why the server code of the candidate, also of one that does not start, must not run on; null when it may. */
  function breachOf({ stable, candidate }: Composition): string | null {
    const chosen = candidate?.set;
    const own = chosen ? breaches.of(setId(chosen)) : [];
    // A busy machine stops processes of the stable set as well.
    if (!chosen || own.length <= toleratedBreaches || own.length <= breaches.of(setId(stable)).length) return null;
    const added = Object.entries(chosen).filter(([name, { integrity }]) => integrity !== stable[name]?.integrity);
    const names = added.map(([name, { version }]) => `${name}@${version}`).join(", ");
    return `the candidate broke a limit ${own.length} times: ${own.at(-1)}; new in it: ${names}`;
  }

  /** Why the candidate does worse than the stable set by the counts of all edges; null while that is not shown. */
  async function compare({ composition, stable, candidate }: LiveRevision): Promise<string | null> {
    if (!composition.candidate || !candidate) {
      begin("");
      return null;
    }
    const trial = trialId(composition.candidate);
    const begins = trial !== watched;
    if (begins) begin(trial);
    const of = ({ set }: Live) => loadCounter.counts(set.id);
    await shareCounts(store, trial, edge, { at: now().toISOString(), stable: of(stable), candidate: of(candidate) });
    const counted = await readEdgeCounts(store, trial);
    if (begins) leaveAside(counted, countsKey(trial, edge));
    return weigh(counted);
  }

  return async function look(): Promise<void> {
    const current = live.current();
    if (!current) return;
    const { composition } = current;
    const sets = [composition.stable, composition.candidate?.set].flatMap((set) => (set ? setId(set) : []));
    breaches.keepOnly(sets);
    const why = breachOf(composition) ?? (await compare(current));
    if (!why || !abortsCandidate) return;
    try {
      await abortCandidate(store, { by: "edge", why, at: now() }, { revision: composition.revision });
      onAborted(why);
    } catch (error) {
      // Another edge or an operator has changed the composition first.
      if (!(error instanceof ReleaseRefused)) throw error;
    }
  };
}
