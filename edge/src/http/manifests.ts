import { type ReleaseManifest, releaseManifest } from "@thuot-tha/shared/contracts/remote";
import { isKey } from "@thuot-tha/shared/server";
import { LRUCache } from "lru-cache";
import { boundedReads } from "../releases/bounded-reads.ts";
import { ReleaseRefused } from "../releases/errors.ts";
import { readRelease } from "../releases/read-release.ts";
import { type ReleaseStore, releaseKey } from "../releases/store.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";
import { allOf } from "../rendering/live-sets.ts";

interface Options {
  store: ReleaseStore;
  live: FollowedLive;
  /** Rejects with a StoreError when the store lacks what is live, because it then lacks other releases too. */
  mustHoldLive: () => Promise<void>;
}

/** Time for which a release that does not exist is not looked for again. */
const unknownTtlMs = 5000;

const identity = releaseManifest.pick({ name: true, version: true });
const canExist = (name: string, version: string): boolean =>
  identity.safeParse({ name, version }).success && isKey(releaseKey(name, version, "release.json"));

/** The manifests of the releases whose files browsers request. */
export function createManifests({ store, live, mustHoldLive }: Options) {
  const known = new LRUCache<string, ReleaseManifest>({ max: 200 });
  const unknown = new LRUCache<string, true>({ max: 1000, ttl: unknownTtlMs });
  const reading = new Map<string, Promise<ReleaseManifest | null>>();
  const inTurn = boundedReads("releases");

  /** Live releases are verified and held in memory, so they are served even when the store fails. */
  function liveOne(name: string, version: string): ReleaseManifest | undefined {
    const found = allOf(live.current()).map(({ set }) => set.releases.get(name));
    return found.find((one) => one?.version === version);
  }

  async function read(name: string, version: string): Promise<ReleaseManifest | null> {
    try {
      return (await readRelease(store, name, version)).manifest;
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      await mustHoldLive();
      unknown.set(`${name}@${version}`, true);
      return null;
    }
  }

  return {
    /** Null for a release that does not exist or is damaged. Rejects with StoreError and TooManyReads. */
    async get(name: string, version: string): Promise<ReleaseManifest | null> {
      const key = `${name}@${version}`;
      let found = liveOne(name, version) ?? known.get(key) ?? null;
      if (!found) {
        if (!canExist(name, version) || unknown.has(key)) return null;
        const started = reading.get(key) ?? inTurn(() => read(name, version)).finally(() => reading.delete(key));
        reading.set(key, started);
        found = await started;
      }
      if (found) known.set(key, found);
      return found;
    },

    /** Whether garbage collection has deleted a release that is known. */
    async isDeleted({ name, version }: ReleaseManifest): Promise<boolean> {
      if (await store.objects.has(releaseKey(name, version, "release.json"))) return false;
      known.delete(`${name}@${version}`);
      return true;
    },
  };
}
