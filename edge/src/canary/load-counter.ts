import { LRUCache } from "lru-cache";
import { type Counts, nothing } from "./counts.ts";

/** How many loads of one address count for each failed one that may. */
const loadsPerFailure = 20;

interface Load {
  /** Name of the set the document was made with. */
  set: string;
  /** Chosen by the browser for each document. */
  load: string;
  /** Network address of the browser. */
  address: string;
  failed: boolean;
}

/**
 * Counts what becomes of documents, per set. A load counts once, and fails at most once, however much is reported of it;
 * one that fails after it has been counted is a trial of its own, so that nobody who compares what has come since ever
 * finds more failures than trials. One address counts for so many loads only, so that nobody decides alone about a
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
      const from = `${set} ${network(address)}`;
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

    /** A document was drawn, whole or with a part missing. */
    draw(set: string, failed: boolean): void {
      const { draws } = countsOf(set);
      draws.trials++;
      if (failed) draws.failures++;
    },

    counts: (set: string): Counts => sets.get(set) ?? nothing(),

    /** Begins anew when another trial does. @param trial its name; empty without a candidate */
    watch(trial: string): void {
      if (trial === watched) return;
      watched = trial;
      sets.clear();
      addresses.clear();
    },
  };
}

export type LoadCounter = ReturnType<typeof createLoadCounter>;

/** A household has many IPv6 addresses: the first half is what it was given. */
function network(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  // A double colon stands for as many zeros as are missing.
  const [start = [], end] = address.split("::").map((side) => side.split(":").filter(Boolean));
  const zeros = end ? Array(8 - start.length - end.length).fill("0") : [];
  return [...start, ...zeros, ...(end ?? [])].slice(0, 4).join(":");
}
