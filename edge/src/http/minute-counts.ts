import { LRUCache } from "lru-cache";

/** Maximum networks that are counted at the same time. */
const maxNetworks = 10_000;
const minute = 60_000;

/** Counts what each network does within a minute, which begins with the first. Setting the clock changes nothing. */
export function createMinuteCounts() {
  const counts = new LRUCache<string, number>({ max: maxNetworks, ttl: minute, ttlResolution: 0 });
  const of = (network: string): number => counts.get(network) ?? 0;
  return {
    of,
    /** @returns the count with this one */
    add(network: string): number {
      const count = of(network) + 1;
      counts.set(network, count, { noUpdateTTL: true });
      return count;
    },
    /** Seconds until the network's minute is over. */
    secondsLeft: (network: string): number => Math.ceil(counts.getRemainingTTL(network) / 1000),
  };
}
