import type { Sample } from "./sequential-test.ts";

interface Options {
  /** Time within which a browser should hydrate a document. */
  arrivalMs: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The counts of arrivals of a set. */
  countsOf: (set: string) => Sample;
}

/** Documents that browsers should hydrate. Each is counted when its time is over. */
export function createArrivals({ arrivalMs, now, countsOf }: Options) {
  /** Documents sent (failures 1) and hydrated (failures -1). */
  let awaited: ({ set: string; due: number } & Sample)[] = [];

  /**
   * Whether the clock has been set back since a document was sent, so that its time would not end for long. The clocks
   * of two edges differ by less.
   */
  const isOfLaterClock = ({ due }: { due: number }): boolean => due > now() + 2 * arrivalMs;

  /** Counts the documents whose time is over, and drops those of before the clock was set back. */
  function count(): void {
    const over = awaited.filter(({ due }) => due <= now());
    awaited = awaited.filter((one) => one.due > now() && !isOfLaterClock(one));
    for (const { set, trials, failures } of over) {
      const counts = countsOf(set);
      counts.trials += trials;
      counts.failures += failures;
    }
  }

  /** Documents are counted here too, because nothing else counts them while there is no candidate. */
  function add(document: (typeof awaited)[number]): void {
    const [oldest] = awaited;
    if (oldest && (oldest.due + arrivalMs <= now() || isOfLaterClock(oldest))) count();
    awaited.push(document);
  }

  return {
    count,

    sent(set: string): void {
      add({ set, due: now() + arrivalMs, trials: 1, failures: 1 });
    },

    /** Counts a hydrated document. @returns false when it comes too late. @param sentAt milliseconds since 1970 */
    alive(set: string, sentAt: number): boolean {
      const due = sentAt + arrivalMs;
      if (due <= now()) return false;
      add({ set, due, trials: 0, failures: -1 });
      return true;
    },

    /** Drops the documents of all other sets. */
    keepOnly(isCounted: (set: string) => boolean): void {
      awaited = awaited.filter(({ set }) => isCounted(set));
    },
  };
}
