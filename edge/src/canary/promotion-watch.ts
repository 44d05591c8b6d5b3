import type { ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "../releases/errors.ts";
import { undoPromotion } from "../releases/rollback.ts";
import { setId } from "../releases/set-id.ts";
import { stableSince, wasStableFor, writtenTimes } from "../releases/stable-since.ts";
import type { ReleaseStore } from "../releases/store.ts";
import type { LiveRevision } from "../rendering/live-sets.ts";
import type { LoadCounter } from "./load-counter.ts";
import { worseThanBefore } from "./promotion-comparison.ts";
import type { Violation, ViolationCounter } from "./violation-counter.ts";

interface Options {
  store: ReleaseStore;
  loadCounter: LoadCounter;
  violations: ViolationCounter;
  /** True to roll a bad promotion back; false to only report it. */
  takesBack: boolean;
  now: () => Date;
  /** Milliseconds since this process has started, which setting the clock does not change. */
  elapsed: () => number;
  onTakenBack: (why: string) => void;
  /**
   * Called once for each bad promotion that stays. @param error why it could not be rolled back; null when it must not
   */
  onBadPromotion: (why: string, error: unknown) => void;
}

/** Violations of a promoted set that are tolerated, because a busy machine may cause them. */
const toleratedViolations = 2;
/** The author of a rollback by this watch. */
const byEdge = "edge";
/** Time for which a promotion to all is watched. */
const promotionMs = 10 * 60_000;

/** A promoted set that is watched. */
interface Watched {
  set: string;
  /** When its time is over (`elapsed`). */
  until: number;
  isReported: boolean;
  /** Routes on which the settled set broke limits, of remotes that the promotion does not change. */
  oldFaults: readonly string[];
  /** Why it must be rolled back, although the store could not be written. The rollback is repeated, however late. */
  unwritten: string | null;
}

/** A stable set that is not watched any more, and the routes that broke limits in it. */
interface Settled {
  stable: ChosenSet;
  faults: string[];
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
 * Watches each promotion to all for ten minutes, and rolls it back when its server code breaks limits, or when it does
 * far worse in browsers, or on this edge, than the settled set: the last one whose ten minutes are over. A promotion
 * that comes meanwhile is compared with that one, too, and so is the set that a rollback of this watch restores.
 * @returns a function that resolves with true when it has just rolled the promotion back
 */
export function watchPromotion(options: Options) {
  const { store, loadCounter, violations, takesBack, now, elapsed, onTakenBack, onBadPromotion } = options;
  /** The stable set at the last check. */
  let seen: string | null = null;
  let settled: Settled | null = null;
  let watched: Watched | null = null;

  function settle(stable: ChosenSet): void {
    settled = { stable, faults: [] };
    watched = null;
    loadCounter.settle(setId(stable));
  }

  /**
   * Reads from the store how a set became stable, because edges miss revisions that follow each other quickly.
   * @returns the milliseconds for which to watch it; null for the first set, for one that was promoted long before this
   * edge started, and for one that an operator has restored, or an edge after its ten minutes
   */
  async function watchedFor(composition: Composition): Promise<number | null> {
    const time = now().getTime();
    const times = await writtenTimes(store, composition.revision);
    const isOld = (revision: number) => seen === null && time - (times.get(revision) ?? 0) >= promotionMs;
    const { since, hasEarlier } = await stableSince(store, composition, isOld);
    if (!hasEarlier || isOld(since.revision)) return null;
    const isRestored = since.action === "rollback";
    if (isRestored && since.by !== byEdge) return null;
    if (isRestored && (await wasStableFor(store, since, { milliseconds: promotionMs, times }))) return null;
    return promotionMs - (seen === null ? Math.max(0, time - (times.get(since.revision) ?? time)) : 0);
  }

  /** Begins to watch a stable set that is new to this edge. */
  async function follow(composition: Composition): Promise<void> {
    const { stable } = composition;
    const set = setId(stable);
    if (set === seen) return;
    if (settled && setId(settled.stable) === set) watched = null;
    else {
      const milliseconds = await watchedFor(composition);
      const { faults, stable: before } = settled ?? { faults: [], stable: {} };
      const oldFaults = faults.filter((route) => isUnchanged(route, before, stable));
      if (milliseconds === null) settle(stable);
      else watched = { set, until: elapsed() + milliseconds, isReported: false, oldFaults, unwritten: null };
    }
    seen = set;
  }

  /** Why the watched promotion must be rolled back; null when it may stay. */
  function faultOf({ set, until, oldFaults, unwritten }: Watched, stable: ChosenSet): string | null {
    if (unwritten) return unwritten;
    if (elapsed() >= until) {
      settle(stable);
      return null;
    }
    const own = violations.of(set).filter(({ routes }) => !routes.some((one) => oldFaults.includes(one)));
    if (own.length > toleratedViolations) {
      return `the promotion broke a limit ${own.length} times: ${own.at(-1)?.reason}`;
    }
    const counted = loadCounter.promotion();
    return counted && worseThanBefore(counted);
  }

  function report(bad: Watched, why: string, error: unknown): void {
    if (!bad.isReported) onBadPromotion(why, error);
    bad.isReported = true;
  }

  return async function rollBackIfBad({ composition }: LiveRevision): Promise<boolean> {
    const { stable, revision } = composition;
    // While the store cannot be read, candidates are compared nevertheless; the next check tries again.
    await follow(composition).catch(() => undefined);
    const promotion = watched?.set === setId(stable) ? watched : null;
    const why = promotion && faultOf(promotion, stable);
    if (settled && setId(settled.stable) === setId(stable)) settled.faults = faultsIn(violations.of(setId(stable)));
    if (!promotion || why === null) return false;
    if (!takesBack) {
      report(promotion, why, null);
      return false;
    }
    try {
      await undoPromotion(store, revision, { by: byEdge, why, at: now() });
    } catch (error) {
      // Another edge or an operator has changed what is live, or there was no set before.
      if (error instanceof ReleaseRefused && error.code === "CONFLICT") return false;
      promotion.unwritten = why;
      report(promotion, why, error);
      return false;
    }
    onTakenBack(why);
    return true;
  };
}
