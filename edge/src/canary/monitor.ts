import { randomUUID } from "node:crypto";
import type { Candidate, ChosenSet } from "@thuot-tha/shared/contracts/remote";
import { candidateId, candidateName, candidateSet, comparisonId, setsOf } from "../releases/candidates.ts";
import { releasesText } from "../releases/releases-text.ts";
import { setId } from "../releases/set-id.ts";
import type { ReleaseStore } from "../releases/store.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";
import type { LiveCandidate, LiveRevision } from "../rendering/live-sets.ts";
import { type Comparison, createComparison } from "./comparison.ts";
import { type Kind, kinds } from "./counts.ts";
import type { LoadCounter } from "./load-counter.ts";
import { watchPromotion } from "./promotion-watch.ts";
import { countsKey, exchangeCounts } from "./shared-counts.ts";
import type { ViolationCounter } from "./violation-counter.ts";
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
  violations: ViolationCounter;
  /** True to withdraw a bad candidate and to roll a bad promotion back; false to only report them. */
  takesBack: boolean;
  now: () => Date;
  /** Milliseconds since this process has started, which setting the clock does not change. */
  elapsed: () => number;
  /** Receives the evidence against all candidates after each comparison. */
  onEvidence: (all: Evidence[]) => void;
  onTakenBack: (why: string) => void;
  /**
   * Called once for each bad promotion that stays. @param error why it could not be rolled back; null when it must not
   */
  onBadPromotion: (why: string, error: unknown) => void;
  /** Called when a withdrawal takes effect on this edge only, because the store cannot be written. */
  onUnwritten: (why: string, error: unknown) => void;
}

/** Violations of a candidate that are tolerated, because a busy machine may cause them. */
const toleratedViolations = 1;

/**
 * Why a candidate's server code, even of one that does not start, must be stopped; null when it may continue.
 * @param since the number of violations when its comparison began
 */
function violationsOf(
  violations: ViolationCounter,
  stable: ChosenSet,
  candidate: Candidate,
  since: number,
): string | null {
  const own = violations.of(setId(candidateSet(stable, candidate)), since);
  // A busy machine stops processes of the stable set as well.
  if (own.length <= toleratedViolations || own.length <= violations.of(setId(stable), since).length) return null;
  return `the candidate broke a limit ${own.length} times: ${own.at(-1)?.reason}; new in it: ${releasesText(candidate.changes)}`;
}

/**
 * Compares each candidate with the stable set on the counts of all edges, and withdraws a candidate that fails more
 * often, or whose server code broke limits on this edge. A promotion to all is rolled back when its server code breaks
 * limits, or when browsers report far more failures to this edge than before, or its documents cannot be rendered. Each
 * edge decides by itself; when several do so at once, one commit succeeds and the others are refused.
 */
export function createMonitor(options: Options) {
  const { store, live, loadCounter, violations, takesBack, now, onEvidence } = options;
  const edge = randomUUID();
  const withdrawals = createWithdrawals(options);
  const rollBackIfBad = watchPromotion(options);
  const comparisons = new Map<string, Comparison>();
  /**
   * How many violations there were when each comparison began: at the last check without it, so that violations at the
   * candidate's start count. What the stable set has broken in the weeks before does not count for it.
   */
  let began = new Map<string, number>();
  let violationsAtLastCheck = 0;

  /** Why a candidate does worse than the stable set by the counts of all edges; null while the evidence is too weak. */
  async function compare({ comparison }: LiveCandidate): Promise<string | null> {
    const known = comparisons.get(comparison);
    const current = known ?? createComparison();
    comparisons.set(comparison, current);
    const own = { at: now().toISOString(), ...loadCounter.counts(comparison) };
    const counted = await exchangeCounts(store, comparison, edge, own);
    if (!known) current.leaveAside(counted, countsKey(comparison, edge));
    return current.weigh(counted);
  }

  function reportEvidence({ candidates }: LiveRevision): void {
    for (const comparison of comparisons.keys())
      if (!candidates.some((one) => one.comparison === comparison)) comparisons.delete(comparison);
    const all = candidates.flatMap(({ candidate, comparison }) => {
      const evidence = comparisons.get(comparison)?.evidence();
      return kinds.map((kind) => ({ candidate: candidateName(candidate), kind, evidence: evidence?.[kind] ?? 1 }));
    });
    onEvidence(all);
  }

  async function compareAll(): Promise<void> {
    const current = live.current();
    if (!current) return;
    const { composition } = current;
    violations.keepOnly(setsOf(composition).map(setId));
    const { stable, candidates } = composition;
    const ids = candidates.map((one) => comparisonId(stable, one));
    began = new Map(ids.map((id) => [id, began.get(id) ?? violationsAtLastCheck]));
    violationsAtLastCheck = violations.total();
    if (await rollBackIfBad(current)) return;
    // A store that answers late about one candidate does not delay the withdrawal of another.
    await Promise.all(
      candidates.map(async (candidate) => {
        const id = candidateId(candidate);
        const served = current.candidates.find((one) => candidateId(one.candidate) === id);
        const since = began.get(comparisonId(stable, candidate)) ?? 0;
        const worse = violationsOf(violations, stable, candidate, since) ?? (served ? await compare(served) : null);
        if (worse && takesBack) await withdrawals.withdraw(id, worse);
      }),
    );
    reportEvidence(live.current() ?? current);
  }

  return async function compareCandidates(): Promise<void> {
    // Candidates are compared also while the store cannot be written, or does not answer for a while. That has been
    // reported with each withdrawal.
    await Promise.all([withdrawals.retry().catch(() => undefined), compareAll()]);
  };
}
