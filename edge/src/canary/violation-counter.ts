/** Maximum violations stored for each set. */
const maxViolations = 100;

export interface Violation {
  reason: string;
  /** Routes (`routeOf`) of the calls that the process had not answered. */
  routes: readonly string[];
}

/** Records which limits the server code of each set has broken on this edge. */
export function createViolationCounter() {
  const sets = new Map<string, Violation[]>();
  return {
    add(set: string, violation: Violation): void {
      sets.set(set, [...(sets.get(set) ?? []), violation].slice(-maxViolations));
    },
    of: (set: string): readonly Violation[] => sets.get(set) ?? [],
    /** Deletes all other sets, so that a set that is shown again starts at zero. */
    keepOnly(live: string[]): void {
      for (const set of sets.keys()) if (!live.includes(set)) sets.delete(set);
    },
  };
}

export type ViolationCounter = ReturnType<typeof createViolationCounter>;
