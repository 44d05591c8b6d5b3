import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import { type BothCounts, type Counts, nothing, subtract } from "./counts.ts";
import type { PromotionCounts } from "./promotion-test.ts";
import type { Sample } from "./sequential-test.ts";

/** Loads counted per network, as a multiple of the failures counted per network. */
const loadsPerFailure = 20;

/** Kinds of which browsers report both what goes well and what fails. */
type Reported = "loads" | "answers";

interface Load {
  /** Id of the set that rendered the document. */
  set: string;
  /** Id of the document's token. */
  load: string;
  /** Network of the browser (`wideNetworkOf`). */
  network: string;
}

/** A trial that is counted for. */
interface Watched {
  /** Id of the trial (`trialId`). */
  trial: string;
  /** Id of the candidate's set. */
  set: string;
  /** Id of the stable set. */
  stable: string;
  /** Counts of the stable set when the trial began. */
  before: Counts;
}

interface Options {
  /** Maximum failures of each kind counted per network and set. */
  failuresPerNetwork: number;
  /** Time in which a browser should bring a document to life. */
  arrivalMs: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * The network for which reports are counted together: the /24 of an IPv4 address and the /48 of an IPv6 address, which one
 * provider assigns, because a single client may have many addresses.
 */
export function wideNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const [range, length] = parsed.kind() === "ipv4" ? [ipaddr.IPv4, 24] : [ipaddr.IPv6, 48];
  return range.networkAddressFromCIDR(`${parsed}/${length}`).toString();
}

const none = (): Sample => ({ trials: 0, failures: 0 });
const unknown = () => ({ counted: false, failed: false });

/**
 * Counts loads and failures per set. Each load counts as one trial and at most one failure, however many reports arrive
 * about it. A failure that arrives after its load was counted adds a trial, so that failures never exceed trials
 * between two comparisons. A network with the maximum of failures counts no further, so that no single client can
 * withdraw a candidate.
 */
export function createLoadCounter({ failuresPerNetwork, arrivalMs, now }: Options) {
  const sets = new Map<string, Counts>();
  const loads = new LRUCache<
    string,
    Record<Reported, { counted: boolean; failed: boolean }> & { measured: boolean; alive: boolean }
  >({ max: 20_000, ttl: 30 * 60_000 });
  let trials: Watched[] = [];
  /** The stable set; counts of the set before it, and its own when it became stable. */
  let shown: { set: string; before: Counts; own: Counts } | null = null;
  const networks = new LRUCache<string, Record<Reported, Sample> & { slow: number; arrivals: number }>({
    max: 50_000,
  });
  /** Documents sent (failures 1) and brought to life (failures -1) that are counted when their time is over. */
  let awaited: { set: string; due: number; trials: number; failures: number }[] = [];

  function countsOf(set: string): Counts {
    const known = sets.get(set) ?? nothing();
    sets.set(set, known);
    return known;
  }

  function networkOf({ set, network }: Pick<Load, "set" | "network">) {
    const key = `${set} ${network}`;
    const known = networks.get(key) ?? { loads: none(), answers: none(), slow: 0, arrivals: 0 };
    networks.set(key, known);
    return known;
  }

  function loadOf({ set, load }: Load) {
    const key = `${set} ${load}`;
    const known = loads.get(key) ?? { loads: unknown(), answers: unknown(), measured: false, alive: false };
    loads.set(key, known);
    return known;
  }

  /** Counts the awaited documents whose time is over. */
  function countArrivals(): void {
    const over = awaited.filter(({ due }) => due <= now());
    if (over.length === 0) return;
    awaited = awaited.filter(({ due }) => due > now());
    for (const { set, trials, failures } of over) {
      const { arrivals } = countsOf(set);
      arrivals.trials += trials;
      arrivals.failures += failures;
    }
  }

  return {
    /** Counts a document that is sent to a browser. @returns true when the browser should report its hydration */
    sent(from: Pick<Load, "set" | "network">): boolean {
      const network = networkOf(from);
      if (network.arrivals >= failuresPerNetwork) return false;
      network.arrivals++;
      awaited.push({ set: from.set, due: now() + arrivalMs, trials: 1, failures: 1 });
      return true;
    },

    /** Counts an awaited document that a browser has brought to life. @param sentAt milliseconds since 1970 */
    alive(load: Load, sentAt: number): void {
      const state = loadOf(load);
      const due = sentAt + arrivalMs;
      if (state.alive || due <= now()) return;
      state.alive = true;
      awaited.push({ set: load.set, due, trials: 0, failures: -1 });
    },

    /** Counts a report about a document, which comes once for what goes well and any number of times for failures. */
    add(kind: Reported, load: Load, failed: boolean): void {
      const network = networkOf(load)[kind];
      const state = loadOf(load)[kind];
      const isNew = !state.counted;
      if (network.failures >= failuresPerNetwork) return;
      if (isNew && network.trials >= failuresPerNetwork * loadsPerFailure) return;
      const counted = countsOf(load.set)[kind];
      const fails = failed && !state.failed;
      state.counted = true;
      if (isNew) network.trials++;
      if (isNew || fails) counted.trials++;
      if (!fails) return;
      state.failed = true;
      network.failures++;
      counted.failures++;
    },

    /** Counts a document whose speed was measured, once. */
    measured(load: Load, slow: boolean): void {
      const network = networkOf(load);
      const state = loadOf(load);
      if (state.measured || network.slow >= failuresPerNetwork) return;
      state.measured = true;
      const { speed } = countsOf(load.set);
      speed.trials++;
      if (!slow) return;
      network.slow++;
      speed.failures++;
    },

    /** Counts a document rendered on the server; `failed` when a page or slot is missing from it. */
    draw(set: string, failed: boolean): void {
      const { draws } = countsOf(set);
      draws.trials++;
      if (failed) draws.failures++;
    },

    /** The counts of both sets since the trial began. */
    counts(trial: string): BothCounts {
      countArrivals();
      const watched = trials.find((one) => one.trial === trial);
      if (!watched) return { stable: nothing(), candidate: nothing() };
      const { set, stable, before } = watched;
      return { stable: subtract(countsOf(stable), before), candidate: structuredClone(countsOf(set)) };
    },

    /** The counts of the stable set since it became that, and of the set before; null when this edge has seen only one. */
    promotion(): PromotionCounts | null {
      countArrivals();
      return shown && { before: shown.before, since: subtract(countsOf(shown.set), shown.own) };
    },

    /**
     * Counts for these trials. A new one begins at zero; the stable set is counted on for the others. Every network
     * counts again then, for all sets alike, because the stable set must not lack networks whose failures an earlier
     * trial has counted. @param stable id of the stable set
     */
    watch(stable: string, watched: Pick<Watched, "trial" | "set">[]): void {
      countArrivals();
      if (shown?.set !== stable) {
        const before = shown ? structuredClone(countsOf(shown.set)) : nothing();
        shown = { set: stable, before, own: structuredClone(countsOf(stable)) };
      }
      const fresh = watched.filter(({ trial }) => !trials.some((one) => one.trial === trial));
      const ids = [stable, ...watched.map(({ set }) => set)];
      const isCounted = (set: string) => ids.includes(set) && !fresh.some((one) => one.set === set);
      for (const set of sets.keys()) if (!isCounted(set)) sets.delete(set);
      awaited = awaited.filter(({ set }) => isCounted(set));
      if (fresh.length > 0) networks.clear();
      const before = structuredClone(countsOf(stable));
      trials = watched.map((one) => trials.find(({ trial }) => trial === one.trial) ?? { ...one, stable, before });
    },
  };
}

export type LoadCounter = ReturnType<typeof createLoadCounter>;
