import { LRUCache } from "lru-cache";
import type { Sample } from "./sequential-test.ts";

/** Kinds of which browsers report both successes and failures. */
export type Reported = "loads" | "answers";

export interface Load {
  /** Id of the set that rendered the document. */
  set: string;
  /** Id of the document's token. */
  load: string;
  /** Network of the browser (`wideNetworkOf`). */
  network: string;
}

/** What has been counted for a document, so that each document counts once. */
type LoadRecord = Record<Reported, { counted: boolean; failed: boolean }> & { measured: boolean; alive: boolean };
/** What has been counted from one network, of all sets together, so that no network decides alone. */
type NetworkRecord = Record<Reported | "draws", Sample> & { slow: number; arrivals: number };

const maxLoads = 20_000;
const loadTtlMs = 30 * 60_000;
const maxNetworks = 50_000;

const none = (): Sample => ({ trials: 0, failures: 0 });
const unknown = () => ({ counted: false, failed: false });

/** Records of the latest documents and networks. */
export function createLoadRecords() {
  const loads = new LRUCache<string, LoadRecord>({ max: maxLoads, ttl: loadTtlMs });
  const networks = new LRUCache<string, NetworkRecord>({ max: maxNetworks });
  return {
    ofLoad({ set, load }: Load): LoadRecord {
      const key = `${set} ${load}`;
      const known = loads.get(key) ?? { loads: unknown(), answers: unknown(), measured: false, alive: false };
      loads.set(key, known);
      return known;
    },

    /**
     * The cohorts' shares decide which sets the counted documents of a network come from. If each set counted networks
     * by itself, a network with many documents would count for a small candidate as much as for the stable set, and
     * robots, which hydrate nothing, would withdraw the candidate.
     */
    ofNetwork(network: string): NetworkRecord {
      const known = networks.get(network) ?? { loads: none(), answers: none(), draws: none(), slow: 0, arrivals: 0 };
      networks.set(network, known);
      return known;
    },

    forgetNetworks: (): void => networks.clear(),
  };
}
