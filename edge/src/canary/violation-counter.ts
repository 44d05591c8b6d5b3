/**
 * Maximum violations stored for each set: those of weeks, because a route that breaks limits is refused ever longer.
 */
const maxViolations = 10_000;

export interface Violation {
  /** Milliseconds since 1970. */
  at: number;
  reason: string;
  /** Routes (`routeOf`) of the calls that the process had not answered. */
  routes: readonly string[];
}

/** Records which limits the server code of each set has broken on this edge. @param now milliseconds since 1970 */
export function createViolationCounter(now: () => number) {
  const sets = new Map<string, Violation[]>();
  return {
    add(set: string, violation: Omit<Violation, "at">): void {
      sets.set(set, [...(sets.get(set) ?? []), { at: now(), ...violation }].slice(-maxViolations));
    },
    /** @param since milliseconds since 1970; absent for all */
    of: (set: string, since = Number.NEGATIVE_INFINITY): readonly Violation[] =>
      (sets.get(set) ?? []).filter(({ at }) => at >= since),
    /** Deletes all other sets, so that a set that is shown again starts at zero. */
    keepOnly(live: string[]): void {
      for (const set of sets.keys()) if (!live.includes(set)) sets.delete(set);
    },
  };
}

export type ViolationCounter = ReturnType<typeof createViolationCounter>;
