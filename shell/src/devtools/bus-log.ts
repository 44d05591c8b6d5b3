/** One event or command that passed over the bus. */
export interface BusEntry {
  at: number;
  id: string;
  who: string;
  payload: unknown;
}

const maxEntries = 200;

/** The last events and commands, for the developers' panel; records nothing while the panel is off. */
export function createBusLog(enabled: boolean) {
  const entries: BusEntry[] = [];
  const listeners = new Set<() => void>();
  return {
    entries: (): readonly BusEntry[] => entries,
    add(id: string, who: string, payload: unknown): void {
      if (!enabled) return;
      entries.push({ at: Date.now(), id, who, payload });
      if (entries.length > maxEntries) entries.shift();
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type BusLog = ReturnType<typeof createBusLog>;
