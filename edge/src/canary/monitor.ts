import { randomUUID } from "node:crypto";
import type { Candidate, ChosenSet } from "@thuot-tha/shared/contracts/remote";
import { candidateName, candidateSet, comparisonId, setsOf } from "../releases/candidates.ts";
import { ReleaseRefused } from "../releases/errors.ts";
import type { Who } from "../releases/promote.ts";
import { undoPromotion } from "../releases/rollback.ts";
import { setId } from "../releases/set-id.ts";
import type { ReleaseStore } from "../releases/store.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";
import type { LiveCandidate, LiveRevision } from "../rendering/live-sets.ts";
import { type Comparison, createComparison } from "./comparison.ts";
import { type Kind, kinds } from "./counts.ts";
import type { LoadCounter } from "./load-counter.ts";
import { worseThanBefore } from "./promotion-test.ts";
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
  /** True to withdraw a bad candidate; false to only report it. */
  abortsCandidate: boolean;
  now: () => Date;
  /** Receives the evidence against all candidates after each comparison. */
  onEvidence: (all: Evidence[]) => void;
  onAborted: (why: string) => void;
  /** Called when a withdrawal takes effect on this edge only, because the store cannot be written. */
  onUnwritten: (why: string, error: unknown) => void;
}

/** Violations that are tolerated, because a busy machine may cause them: of a candidate, and of a promoted set. */
const toleratedViolations = { candidate: 1, stable: 2 };
/** Time for which a promotion to all is watched. */
const promotionMs = 10 * 60_000;

const releasesIn = (set: ChosenSet): string =>
  Object.entries(set)
    .map(([name, { version }]) => `${name}@${version}`)
    .join(", ");

/** Why a candidate's server code, even of one that does not start, must be stopped; null when it may continue. */
function violationsOf(violations: ViolationCounter, stable: ChosenSet, candidate: Candidate): string | null {
  const own = violations.of(setId(candidateSet(stable, candidate)));
  // A busy machine stops processes of the stable set as well.
  if (own.length <= toleratedViolations.candidate || own.length <= violations.of(setId(stable)).length) return null;
  return `the candidate broke a limit ${own.length} times: ${own.at(-1)}; new in it: ${releasesIn(candidate.changes)}`;
}

/**
 * Watches the last promotion to all. @returns a function: why the promotion must be rolled back; null when it may stay
 */
function watchPromotion({ loadCounter, violations, now }: Pick<Options, "loadCounter" | "violations" | "now">) {
  /** The set, not the revision, because changes of candidates create further revisions. */
  let promotion = { set: "", at: 0 };

  return ({ composition: { action, at, stable } }: LiveRevision): string | null => {
    const set = setId(stable);
    if (action === "promote" || action === "finish") promotion = { set, at: Date.parse(at) };
    const isNew = promotion.set === set && now().getTime() - promotion.at < promotionMs;
    if (!isNew) return null;
    const own = violations.of(set);
    if (own.length > toleratedViolations.stable) {
      return `the promotion broke a limit ${own.length} times: ${own.at(-1)}`;
    }
    const counted = loadCounter.promotion();
    return counted && worseThanBefore(counted);
  };
}

/**
 * Compares each candidate with the stable set on the counts of all edges, and withdraws a candidate that fails more
 * often, or whose server code broke limits on this edge. A promotion to all is rolled back when its server code breaks
 * limits, or when browsers report far more failures to this edge than before. Each edge decides by itself; when several
 * do so at once, one commit succeeds and the others are refused.
 */
export function createMonitor(options: Options) {
  const { store, live, loadCounter, violations, abortsCandidate, now, onEvidence, onAborted } = options;
  const edge = randomUUID();
  const withdrawals = createWithdrawals(options);
  const faultOfPromotion = watchPromotion(options);
  const comparisons = new Map<string, Comparison>();

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
    const { revision, stable, candidates } = composition;
    const bad = faultOfPromotion(current);
    if (bad) return decide(bad, (who) => undoPromotion(store, revision, who));
    for (const candidate of candidates) {
      const comparison = comparisonId(stable, candidate);
      const served = current.candidates.find((one) => one.comparison === comparison);
      const worse = violationsOf(violations, stable, candidate) ?? (served ? await compare(served) : null);
      if (worse && abortsCandidate) await withdrawals.withdraw(comparison, worse);
    }
    reportEvidence(live.current() ?? current);
  }

  return async function compareCandidates(): Promise<void> {
    try {
      await withdrawals.retry();
    } finally {
      // Candidates are compared even when the store cannot be written.
      await compareAll();
    }
  };
}
