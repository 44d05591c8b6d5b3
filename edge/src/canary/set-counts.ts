import { type BothCounts, type Counts, noCounts, subtractCounts } from "./counts.ts";
import type { PromotionCounts } from "./promotion-comparison.ts";

/** A comparison whose loads are counted. */
export interface CountedComparison {
  /** Id of the comparison (`comparisonId`). */
  comparison: string;
  /** Id of the candidate's set. */
  set: string;
}

interface Watched extends CountedComparison {
  /** Id of the stable set. */
  stable: string;
  /** Counts of the stable set when the comparison began. */
  before: Counts;
}

interface Shown {
  /** Id of the stable set. */
  set: string;
  /** Its counts when it became stable. */
  own: Counts;
  /** True for a set with which the next promotion is compared. */
  isSettled: boolean;
}

/** Counts of each live set, and what they were when a comparison or a promotion began. */
export function createSetCounts() {
  const sets = new Map<string, Counts>();
  let watched: Watched[] = [];
  let shown: Shown | null = null;
  /** The last settled set before the stable one, and its counts. */
  let settled: { set: string; counts: Counts } | null = null;

  function of(set: string): Counts {
    const known = sets.get(set) ?? noCounts();
    sets.set(set, known);
    return known;
  }

  return {
    /** The counts of a set, to which callers add. */
    of,

    /** The counts of both sets since the comparison began. */
    since(comparison: string): BothCounts {
      const found = watched.find((one) => one.comparison === comparison);
      if (!found) return { stable: noCounts(), candidate: noCounts() };
      const { set, stable, before } = found;
      return { stable: subtractCounts(of(stable), before), candidate: structuredClone(of(set)) };
    },

    /** The counts of the stable set since it became that, and of the settled one before; null when there was none. */
    promotion: (): PromotionCounts | null =>
      shown && settled && { before: settled.counts, since: subtractCounts(of(shown.set), shown.own) },

    /** Later promotions are compared with this set, unless it is not stable any more. */
    settle(set: string): void {
      if (shown?.set === set) shown.isSettled = true;
    },

    /**
     * Counts for these comparisons, and drops the counts of all other sets. A new one begins at zero.
     * @returns whether a comparison or the stable set is new, and which sets are counted on
     */
    watch(stable: string, comparisons: CountedComparison[]) {
      const isOther = shown?.set !== stable;
      if (isOther) {
        if (shown?.isSettled) settled = { set: shown.set, counts: structuredClone(of(shown.set)) };
        const isSettled = settled?.set === stable;
        // A settled set that is stable again is counted on.
        if (settled && isSettled) sets.set(stable, settled.counts);
        shown = { set: stable, own: structuredClone(of(stable)), isSettled };
      }
      const fresh = comparisons.filter(({ comparison }) => !watched.some((one) => one.comparison === comparison));
      const ids = [stable, ...comparisons.map(({ set }) => set)];
      const isCounted = (set: string) => ids.includes(set) && !fresh.some((one) => one.set === set);
      for (const set of sets.keys()) if (!isCounted(set)) sets.delete(set);
      const before = structuredClone(of(stable));
      watched = comparisons.map(
        (one) => watched.find(({ comparison }) => comparison === one.comparison) ?? { ...one, stable, before },
      );
      return { isNew: isOther || fresh.length > 0, isCounted };
    },
  };
}
