import { randomUUID } from "node:crypto";
import type { ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "../releases/errors.ts";
import type { Who } from "../releases/promote.ts";
import { takeBack } from "../releases/rollback.ts";
import { setId, trialId } from "../releases/set-id.ts";
import type { ReleaseStore } from "../releases/store.ts";
import type { FollowedLive, Live, LiveRevision } from "../rendering/live-composition.ts";
import type { BreachCounter } from "./breach-counter.ts";
import { type BothCounts, type Counts, forKinds, type Kind, kinds, nothing } from "./counts.ts";
import type { LoadCounter } from "./load-counter.ts";
import { createComparison, evidenceLimit, minFailures, type Sample } from "./sequential-test.ts";
import { countsKey, exchangeCounts, together } from "./shared-counts.ts";
import { createWithdrawals } from "./withdrawal.ts";

interface Options {
  store: ReleaseStore;
  live: FollowedLive;
  loadCounter: LoadCounter;
  breaches: BreachCounter;
  /** True to withdraw a bad candidate; false to only report it. */
  abortsCandidate: boolean;
  now: () => Date;
  /** Receives the strength of the evidence against the candidate, per kind. */
  onEvidence: (kind: Kind, evidence: number) => void;
  onAborted: (why: string) => void;
  /** Called when a withdrawal takes effect on this edge only, because the store cannot be written. */
  onUnwritten: (why: string, error: unknown) => void;
}

/** Broken limits of a candidate, and of a set for all, that are tolerated; they may be the fault of a busy machine. */
const toleratedBreaches = { candidate: 1, stable: 2 };
/** Time for which a promotion to all is watched. */
const promotionMs = 10 * 60_000;

/** The releases of a set that another lacks. */
const newIn = (set: ChosenSet, before: ChosenSet): string =>
  Object.entries(set)
    .filter(([name, { integrity }]) => integrity !== before[name]?.integrity)
    .map(([name, { version }]) => `${name}@${version}`)
    .join(", ");

const minus = (a: Sample, b: Sample): Sample => ({ trials: a.trials - b.trials, failures: a.failures - b.failures });
const plus = (a: Sample, b: Sample): Sample => ({ trials: a.trials + b.trials, failures: a.failures + b.failures });

const words = {
  loads: "loads failed in browsers",
  draws: "documents were not drawn whole on the server",
  arrivals: "documents were not brought to life by a browser",
  speed: "documents were slow",
} as const;

/**
 * Compares the candidate with the stable set on the counts of all edges, and withdraws a candidate that fails more
 * often, or whose server code broke limits on this edge. A promotion to all whose server code does is taken back. Each
 * edge decides by itself; when several do so at once, one commit succeeds and the others are refused.
 */
export function createMonitor(options: Options) {
  const { store, live, loadCounter, breaches, abortsCandidate, now, onEvidence, onAborted } = options;
  const edge = randomUUID();
  const withdrawals = createWithdrawals(options);
  let watched = "";
  let comparisons = forKinds(createComparison);
  /** The counts of each edge at the last comparison. */
  let before = forKinds(() => new Map<string, BothCounts>());

  function begin(trial: string): void {
    watched = trial;
    comparisons = forKinds(createComparison);
    before = forKinds(() => new Map());
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
      // A document may be sent by one edge and reported to another, whose counts come with its next comparison.
      if ([stable, candidate].some(({ trials, failures }) => failures < 0 || failures > trials)) continue;
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
    if (!chosen || own.length <= toleratedBreaches.candidate || own.length <= breaches.of(setId(stable)).length)
      return null;
    return `the candidate broke a limit ${own.length} times: ${own.at(-1)}; new in it: ${newIn(chosen, stable)}`;
  }

  /** Why a promotion to all must be taken back; null when it may stay. */
  function breachOfPromotion({ action, at, stable }: Composition): string | null {
    const isNew = now().getTime() - Date.parse(at) < promotionMs;
    const own = breaches.of(setId(stable));
    if (!isNew || (action !== "promote" && action !== "finish") || own.length <= toleratedBreaches.stable) return null;
    return `the promotion broke a limit ${own.length} times: ${own.at(-1)}`;
  }

  /** Commits what an edge decides, unless another edge or an operator has changed the composition first. */
  async function decide(why: string, commit: (who: Who) => Promise<unknown>): Promise<void> {
    if (!abortsCandidate) return;
    try {
      await commit({ by: "edge", why, at: now() });
      onAborted(why);
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
    }
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
    const own = { at: now().toISOString(), stable: of(stable), candidate: of(candidate) };
    const counted = await exchangeCounts(store, trial, edge, own);
    if (begins) leaveAside(counted, countsKey(trial, edge));
    return weigh(counted);
  }

  return async function look(): Promise<void> {
    await withdrawals.retry();
    const current = live.current();
    if (!current) return;
    const { composition } = current;
    const sets = [composition.stable, composition.candidate?.set].flatMap((set) => (set ? setId(set) : []));
    breaches.keepOnly(sets);
    const { revision } = composition;
    const bad = breachOfPromotion(composition);
    if (bad) return decide(bad, (who) => takeBack(store, revision, who));
    const worse = breachOf(composition) ?? (await compare(current));
    if (worse && composition.candidate && abortsCandidate) {
      await withdrawals.withdraw(trialId(composition.candidate), worse);
    }
  };
}
