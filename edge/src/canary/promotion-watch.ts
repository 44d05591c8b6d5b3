import type { ChosenSet } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "../releases/errors.ts";
import { undoPromotion } from "../releases/rollback.ts";
import { setId } from "../releases/set-id.ts";
import type { ReleaseStore } from "../releases/store.ts";
import type { LiveRevision } from "../rendering/live-sets.ts";
import type { LoadCounter } from "./load-counter.ts";
import { worseThanBefore } from "./promotion-test.ts";
import type { Violation, ViolationCounter } from "./violation-counter.ts";

interface Options {
  store: ReleaseStore;
  loadCounter: LoadCounter;
  violations: ViolationCounter;
  /** True to roll a bad promotion back; false to only report it. */
  abortsCandidate: boolean;
  now: () => Date;
  onAborted: (why: string) => void;
  /** Called once for each bad promotion that stays. @param error why it could not be rolled back; null when it must not */
  onBadPromotion: (why: string, error: unknown) => void;
}

/** Violations of a promoted set that are tolerated, because a busy machine may cause them. */
const toleratedViolations = 2;
/** Time for which a promotion to all is watched. */
const promotionMs = 10 * 60_000;

interface Promotion {
  /** The set, not the revision, because changes of candidates create further revisions. */
  set: string;
  /** Milliseconds since 1970. */
  at: number;
  isReported: boolean;
  /** Routes on which the set before broke limits, of remotes that the promotion does not change. */
  oldFaults: readonly string[];
  /** Why it must be rolled back, although the store could not be written. The rollback is repeated, however late. */
  unwritten: string | null;
}

/** Routes that broke a limit alone, so that no other one was the cause. */
const faultsIn = (violations: readonly Violation[]): string[] =>
  violations.flatMap(({ routes }) => (routes.length === 1 ? routes : []));

/** Whether two sets have the same release of a route's remote. */
function isUnchanged(route: string, before: ChosenSet, after: ChosenSet): boolean {
  const [remote = ""] = route.split(" ", 1);
  return before[remote]?.integrity === after[remote]?.integrity;
}

/**
 * Watches the last promotion to all, and rolls it back when its server code breaks limits, or when browsers do far worse
 * than before. @returns a function that resolves with true when it has just rolled the promotion back
 */
export function watchPromotion(options: Options) {
  const { store, loadCounter, violations, abortsCandidate, now, onAborted, onBadPromotion } = options;
  let promotion: Promotion = { set: "", at: 0, isReported: false, oldFaults: [], unwritten: null };
  /** The stable set at the last check, and the routes that broke limits in it. */
  let last: { stable: ChosenSet; faults: string[] } = { stable: {}, faults: [] };

  /** Why the promotion must be rolled back; null when it may stay. */
  function faultOf({ composition: { action, at: time, stable } }: LiveRevision): string | null {
    const [set, at] = [setId(stable), Date.parse(time)];
    const isPromotion = action === "promote" || action === "finish";
    if (isPromotion && (promotion.set !== set || promotion.at !== at)) {
      const oldFaults = last.faults.filter((route) => isUnchanged(route, last.stable, stable));
      promotion = { set, at, isReported: false, oldFaults, unwritten: null };
    }
    last = { stable, faults: faultsIn(violations.of(set)) };
    if (promotion.set !== set) return null;
    if (promotion.unwritten || now().getTime() - promotion.at >= promotionMs) return promotion.unwritten;
    const own = violations.of(set).filter(({ routes }) => !routes.some((one) => promotion.oldFaults.includes(one)));
    if (own.length > toleratedViolations) {
      return `the promotion broke a limit ${own.length} times: ${own.at(-1)?.reason}`;
    }
    const counted = loadCounter.promotion();
    return counted && worseThanBefore(counted);
  }

  function report(why: string, error: unknown): void {
    if (!promotion.isReported) onBadPromotion(why, error);
    promotion.isReported = true;
  }

  return async function rollBackIfBad(current: LiveRevision): Promise<boolean> {
    const why = faultOf(current);
    if (why === null) return false;
    if (!abortsCandidate) {
      report(why, null);
      return false;
    }
    try {
      await undoPromotion(store, current.composition.revision, { by: "edge", why, at: now() });
    } catch (error) {
      // Another edge or an operator has changed what is live, or there was no set before.
      if (error instanceof ReleaseRefused && error.code === "CONFLICT") return false;
      promotion.unwritten = why;
      report(why, error);
      return false;
    }
    onAborted(why);
    return true;
  };
}
