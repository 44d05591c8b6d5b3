import { createArrivals } from "./arrivals.ts";
import type { BothCounts } from "./counts.ts";
import { createLoadRecords, type Load, type Reported } from "./load-records.ts";
import type { PromotionCounts } from "./promotion-comparison.ts";
import type { Sample } from "./sequential-test.ts";
import { type CountedComparison, createSetCounts } from "./set-counts.ts";

/** Loads (documents sent to a browser) counted per network, as a multiple of the failures counted per network. */
const loadsPerFailure = 20;

interface Options {
  /** Maximum failures of each kind counted per network. */
  failuresPerNetwork: number;
  /** Time within which a browser should hydrate a document. */
  arrivalMs: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Counts loads and failures per set. Each load counts as one trial and at most one failure, however many reports arrive
 * about it. A failure that arrives after its load was counted adds a trial, so that failures never exceed trials
 * between two comparisons. A network with the maximum of failures counts no further, so that no single client can
 * withdraw a candidate.
 */
export function createLoadCounter({ failuresPerNetwork, arrivalMs, now }: Options) {
  const sets = createSetCounts();
  const records = createLoadRecords();
  const arrivals = createArrivals({ arrivalMs, now, countsOf: (set) => sets.of(set).arrivals });

  const isSpent = ({ trials, failures }: Sample): boolean =>
    failures >= failuresPerNetwork || trials >= failuresPerNetwork * loadsPerFailure;

  return {
    /** Counts a document that is sent to a browser. @returns true when the browser should report its hydration */
    sent(from: Pick<Load, "set" | "network">): boolean {
      const network = records.ofNetwork(from.network);
      if (network.arrivals >= failuresPerNetwork) return false;
      network.arrivals++;
      arrivals.sent(from.set);
      return true;
    },

    /** Counts an awaited document that a browser has hydrated. @param sentAt milliseconds since 1970 */
    alive(load: Load, sentAt: number): void {
      const record = records.ofLoad(load);
      record.alive ||= arrivals.alive(load.set, sentAt);
    },

    /** Counts a report about a document: one about its success, or any of several about failures. */
    add(kind: Reported, load: Load, failed: boolean): void {
      const network = records.ofNetwork(load.network)[kind];
      const record = records.ofLoad(load)[kind];
      const isNew = !record.counted;
      if (network.failures >= failuresPerNetwork) return;
      if (isNew && network.trials >= failuresPerNetwork * loadsPerFailure) return;
      const counted = sets.of(load.set)[kind];
      const fails = failed && !record.failed;
      record.counted = true;
      if (isNew) network.trials++;
      if (isNew || fails) counted.trials++;
      if (!fails) return;
      record.failed = true;
      network.failures++;
      counted.failures++;
    },

    /** Counts a document whose speed was measured, once. */
    measured(load: Load, slow: boolean): void {
      const network = records.ofNetwork(load.network);
      const record = records.ofLoad(load);
      if (record.measured || network.slow >= failuresPerNetwork) return;
      record.measured = true;
      const { speed } = sets.of(load.set);
      speed.trials++;
      if (!slow) return;
      network.slow++;
      speed.failures++;
    },

    /** Counts a document rendered on the server; `failed` when a page or slot is missing from it. */
    rendered(from: Pick<Load, "set" | "network">, failed: boolean): void {
      const network = records.ofNetwork(from.network).draws;
      if (isSpent(network)) return;
      const { draws } = sets.of(from.set);
      for (const counted of [network, draws]) {
        counted.trials++;
        if (failed) counted.failures++;
      }
    },

    /** The counts of both sets since the comparison began. */
    counts(comparison: string): BothCounts {
      arrivals.count();
      return sets.since(comparison);
    },

    /** The counts of the stable set since it became that, and of the settled one before; null when there was none. */
    promotion(): PromotionCounts | null {
      arrivals.count();
      return sets.promotion();
    },

    /** The next promotion is compared with this set, when it is the stable one. */
    settle: sets.settle,

    /**
     * Counts for these comparisons. A new one begins at zero; the stable set is counted on for the others. Every
     * network counts again then, and for another stable set, for all sets alike: the stable set must not lack networks
     * whose failures an earlier comparison has counted. @param stable id of the stable set
     */
    watch(stable: string, comparisons: CountedComparison[]): void {
      arrivals.count();
      const { isNew, isCounted } = sets.watch(stable, comparisons);
      arrivals.keepOnly(isCounted);
      if (isNew) records.forgetNetworks();
    },
  };
}

export type LoadCounter = ReturnType<typeof createLoadCounter>;
