/**
 * Maximum violations stored for each set: those of weeks, because a route that breaks limits is refused ever longer.
 */
const maxViolations = 10_000;

export interface Violation {
  reason: string;
  /** Routes (`routeOf`) of the calls that the process had not answered. */
  routes: readonly string[];
}

/** Records which limits the server code of each set has broken on this edge. */
export function createViolationCounter() {
  const sets = new Map<string, (Violation & { number: number })[]>();
  let total = 0;
  return {
    add(set: string, violation: Violation): void {
      sets.set(set, [...(sets.get(set) ?? []), { ...violation, number: ++total }].slice(-maxViolations));
    },
    /** How many violations there have been of all sets. It is a moment that no clock changes. */
    total: (): number => total,
    /** @param since the total at the moment after which violations count; 0 for all */
    of: (set: string, since = 0): readonly Violation[] => (sets.get(set) ?? []).filter(({ number }) => number > since),
    /** Deletes all other sets, so that a set that is shown again starts at zero. */
    keepOnly(live: string[]): void {
      for (const set of sets.keys()) if (!live.includes(set)) sets.delete(set);
    },
  };
}

export type ViolationCounter = ReturnType<typeof createViolationCounter>;
