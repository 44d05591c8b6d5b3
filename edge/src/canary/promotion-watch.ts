import { ReleaseRefused } from "../releases/errors.ts";
import { undoPromotion } from "../releases/rollback.ts";
import { setId } from "../releases/set-id.ts";
import type { ReleaseStore } from "../releases/store.ts";
import type { LiveRevision } from "../rendering/live-sets.ts";
import type { LoadCounter } from "./load-counter.ts";
import { worseThanBefore } from "./promotion-test.ts";
import type { ViolationCounter } from "./violation-counter.ts";

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
  /** Why it must be rolled back, although the store could not be written. The rollback is repeated, however late. */
  unwritten: string | null;
}

/**
 * Watches the last promotion to all, and rolls it back when its server code breaks limits, or when browsers do far worse
 * than before. @returns a function that resolves with true when it has just rolled the promotion back
 */
export function watchPromotion(options: Options) {
  const { store, loadCounter, violations, abortsCandidate, now, onAborted, onBadPromotion } = options;
  let promotion: Promotion = { set: "", at: 0, isReported: false, unwritten: null };

  /** Why the promotion must be rolled back; null when it may stay. */
  function faultOf({ composition: { action, at: time, stable } }: LiveRevision): string | null {
    const [set, at] = [setId(stable), Date.parse(time)];
    const isPromotion = action === "promote" || action === "finish";
    if (isPromotion && (promotion.set !== set || promotion.at !== at)) {
      promotion = { set, at, isReported: false, unwritten: null };
    }
    if (promotion.set !== set) return null;
    if (promotion.unwritten || now().getTime() - promotion.at >= promotionMs) return promotion.unwritten;
    const own = violations.of(set);
    if (own.length > toleratedViolations) {
      return `the promotion broke a limit ${own.length} times: ${own.at(-1)}`;
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
