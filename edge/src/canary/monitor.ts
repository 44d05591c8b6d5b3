import { randomUUID } from "node:crypto";
import type { Candidate, ChosenSet } from "@thuot-tha/shared/contracts/remote";
import { candidateName, candidateSet, setsOf, trialId } from "../releases/candidates.ts";
import { ReleaseRefused } from "../releases/errors.ts";
import type { Who } from "../releases/promote.ts";
import { takeBack } from "../releases/rollback.ts";
import { setId } from "../releases/set-id.ts";
import type { ReleaseStore } from "../releases/store.ts";
import type { FollowedLive, LiveCandidate, LiveRevision } from "../rendering/live-composition.ts";
import type { BreachCounter } from "./breach-counter.ts";
import { type Kind, kinds } from "./counts.ts";
import type { LoadCounter } from "./load-counter.ts";
import { worseThanBefore } from "./promotion-test.ts";
import { countsKey, exchangeCounts } from "./shared-counts.ts";
import { createTrial, type Trial } from "./trial.ts";
import { createWithdrawals } from "./withdrawal.ts";

/** Strength of the evidence of one kind against a candidate. */
export interface Evidence {
  /** Name of the candidate. */
  candidate: string;
  kind: Kind;
  evidence: number;
}

interface Options {
  store: ReleaseStore;
  live: FollowedLive;
  loadCounter: LoadCounter;
  breaches: BreachCounter;
  /** True to withdraw a bad candidate; false to only report it. */
  abortsCandidate: boolean;
  now: () => Date;
  /** Receives the evidence against all candidates after each comparison. */
  onEvidence: (all: Evidence[]) => void;
  onAborted: (why: string) => void;
  /** Called when a withdrawal takes effect on this edge only, because the store cannot be written. */
  onUnwritten: (why: string, error: unknown) => void;
}

/** Broken limits of a candidate, and of a set for all, that are tolerated; they may be the fault of a busy machine. */
const toleratedBreaches = { candidate: 1, stable: 2 };
/** Time for which a promotion to all is watched. */
const promotionMs = 10 * 60_000;

const releasesIn = (set: ChosenSet): string =>
  Object.entries(set)
    .map(([name, { version }]) => `${name}@${version}`)
    .join(", ");

/**
 * Compares each candidate with the stable set on the counts of all edges, and withdraws a candidate that fails more
 * often, or whose server code broke limits on this edge. A promotion to all is taken back when its server code does, or
 * when browsers tell this edge of grossly more failures than before. Each edge decides by itself; when several do so at once, one commit succeeds and the others are refused.
 */
export function createMonitor(options: Options) {
  const { store, live, loadCounter, breaches, abortsCandidate, now, onEvidence, onAborted } = options;
  const edge = randomUUID();
  const withdrawals = createWithdrawals(options);
  const trials = new Map<string, Trial>();
  /** The last promotion to all; its revision is followed by others when candidates change. */
  let promotion = { set: "", at: 0 };

  /** Why the server code of a candidate, also of one that does not start, must not run on; null when it may. */
  function breachOf(stable: ChosenSet, candidate: Candidate): string | null {
    const own = breaches.of(setId(candidateSet(stable, candidate)));
    // A busy machine stops processes of the stable set as well.
    if (own.length <= toleratedBreaches.candidate || own.length <= breaches.of(setId(stable)).length) return null;
    return `the candidate broke a limit ${own.length} times: ${own.at(-1)}; new in it: ${releasesIn(candidate.changes)}`;
  }

  /** Why a promotion to all must be taken back; null when it may stay. */
  function breachOfPromotion({ composition: { action, at, stable } }: LiveRevision): string | null {
    const set = setId(stable);
    if (action === "promote" || action === "finish") promotion = { set, at: Date.parse(at) };
    const isNew = promotion.set === set && now().getTime() - promotion.at < promotionMs;
    if (!isNew) return null;
    const own = breaches.of(set);
    if (own.length > toleratedBreaches.stable) {
      return `the promotion broke a limit ${own.length} times: ${own.at(-1)}`;
    }
    const counted = loadCounter.promotion();
    return counted && worseThanBefore(counted);
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

  /** Why a candidate does worse than the stable set by the counts of all edges; null while that is not shown. */
  async function compare({ trial }: LiveCandidate): Promise<string | null> {
    const known = trials.get(trial);
    const comparing = known ?? createTrial();
    trials.set(trial, comparing);
    const own = { at: now().toISOString(), ...loadCounter.counts(trial) };
    const counted = await exchangeCounts(store, trial, edge, own);
    if (!known) comparing.leaveAside(counted, countsKey(trial, edge));
    return comparing.weigh(counted);
  }

  function reportEvidence({ candidates }: LiveRevision): void {
    for (const trial of trials.keys()) if (!candidates.some((one) => one.trial === trial)) trials.delete(trial);
    const all = candidates.flatMap(({ candidate, trial }) => {
      const evidence = trials.get(trial)?.evidence();
      return kinds.map((kind) => ({ candidate: candidateName(candidate), kind, evidence: evidence?.[kind] ?? 1 }));
    });
    onEvidence(all);
  }

  return async function look(): Promise<void> {
    await withdrawals.retry();
    const current = live.current();
    if (!current) return;
    const { composition } = current;
    breaches.keepOnly(setsOf(composition).map(setId));
    const { revision, stable, candidates } = composition;
    const bad = breachOfPromotion(current);
    if (bad) return decide(bad, (who) => takeBack(store, revision, who));
    for (const candidate of candidates) {
      const trial = trialId(stable, candidate);
      const served = current.candidates.find((one) => one.trial === trial);
      const worse = breachOf(stable, candidate) ?? (served ? await compare(served) : null);
      if (worse && abortsCandidate) await withdrawals.withdraw(trial, worse);
    }
    reportEvidence(live.current() ?? current);
  };
}
