import { networkOf } from "@thuot-tha/shared/server";
import { LRUCache } from "lru-cache";
import { type Counts, nothing } from "./counts.ts";

/** Loads counted per address, as a multiple of the failures counted per address. */
const loadsPerFailure = 20;

interface Load {
  /** Name of the set that rendered the document. */
  set: string;
  /** Id that the browser chose for the document. */
  load: string;
  /** Network address of the browser. */
  address: string;
  failed: boolean;
}

/**
 * Counts loads and failures per set. Each load counts as one trial and at most one failure, however many reports arrive
 * about it. A failure that arrives after its load was counted adds a trial, so that failures never exceed trials
 * between two comparisons. The loads and failures of one address are limited, so that a single client cannot withdraw a
 * candidate.
 */
export function createLoadCounter(failuresPerAddress: number) {
  const sets = new Map<string, Counts>();
  const loads = new LRUCache<string, { failed: boolean }>({ max: 20_000, ttl: 30 * 60_000 });
  let watched = "";
  const addresses = new LRUCache<string, { loads: number; failures: number }>({ max: 50_000 });

  function countsOf(set: string): Counts {
    const known = sets.get(set) ?? nothing();
    sets.set(set, known);
    return known;
  }

  return {
    load({ set, load, address, failed }: Load): void {
      const key = `${set} ${load}`;
      const from = `${set} ${networkOf(address)}`;
      const so = addresses.get(from) ?? { loads: 0, failures: 0 };
      addresses.set(from, so);
      const counted = countsOf(set).loads;
      const known = loads.get(key);
      if (!known) {
        if (so.loads >= failuresPerAddress * loadsPerFailure) return;
        so.loads++;
      }
      const fails = failed && !known?.failed && so.failures < failuresPerAddress;
      if (!known || fails) counted.trials++;
      if (fails) {
        so.failures++;
        counted.failures++;
      }
      loads.set(key, { failed: fails || (known?.failed ?? false) });
    },

    /** Counts a document rendered on the server; `failed` when a page or slot is missing from it. */
    draw(set: string, failed: boolean): void {
      const { draws } = countsOf(set);
      draws.trials++;
      if (failed) draws.failures++;
    },

    counts: (set: string): Counts => sets.get(set) ?? nothing(),

    /** Resets the counts when the trial changes. @param trial name of the trial; empty without a candidate */
    watch(trial: string): void {
      if (trial === watched) return;
      watched = trial;
      sets.clear();
      addresses.clear();
    },
  };
}

export type LoadCounter = ReturnType<typeof createLoadCounter>;
