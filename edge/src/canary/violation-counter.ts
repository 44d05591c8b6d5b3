/** Maximum reasons stored for each set. */
const maxReasons = 100;

/** Records which limits the server code of each set has broken on this edge. */
export function createViolationCounter() {
  const sets = new Map<string, string[]>();
  return {
    add(set: string, reason: string): void {
      sets.set(set, [...(sets.get(set) ?? []), reason].slice(-maxReasons));
    },
    of: (set: string): readonly string[] => sets.get(set) ?? [],
    /** Deletes all other sets, so that a set that is shown again starts at zero. */
    keepOnly(live: string[]): void {
      for (const set of sets.keys()) if (!live.includes(set)) sets.delete(set);
    },
  };
}

export type ViolationCounter = ReturnType<typeof createViolationCounter>;
