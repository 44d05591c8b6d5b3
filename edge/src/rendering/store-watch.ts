import { hostname } from "node:os";
import {
  messageOf,
  type SeenTrouble,
  type StoreLocation,
  type WatchOptions,
  watchObjects,
} from "@thuot-tha/shared/server";
import { forgetEdge, reportEdge } from "../releases/edge-reports.ts";
import type { LiveCopy } from "../releases/live-copy.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { mustHold } from "../releases/store-presence.ts";
import type { FollowedLive } from "./live-composition.ts";
import type { Quarantine } from "./live-sets.ts";

interface Options extends Omit<WatchOptions, "check"> {
  store: ReleaseStore;
  location: StoreLocation;
  copy: LiveCopy | null;
  live: FollowedLive;
  /** Where this edge listens; null before it does. */
  address: () => string | null;
}

const damaged = ({ revision, track, reason }: Quarantine): SeenTrouble => ({
  trouble: "damaged",
  reason: `revision ${revision} (${track}) is not served: ${reason}`,
});

/**
 * Checks regularly that the store still holds what is live, answers in time and can be written, and writes into the
 * store which revision this edge serves, for other processes.
 */
export function watchStore({ store, location, copy, live, address, ...options }: Options) {
  const edge = `${hostname()}-${process.pid}-${Date.now().toString(36)}`;

  function quarantined(): SeenTrouble | null {
    const quarantine = live.quarantine();
    return quarantine && damaged(quarantine);
  }

  async function check(): Promise<SeenTrouble | null> {
    const composition = live.current()?.composition;
    if (!composition) {
      // The store may be empty before the first promotion, but it must be there. Nothing is written, as below.
      await store.objects.reach();
      return quarantined();
    }
    const report = (trouble: string | null) =>
      reportEdge(store, edge, { revision: composition.revision, trouble, address: address() });
    try {
      await mustHold(store, location, composition, copy);
    } catch (error) {
      // Nothing is written where a folder may only not be mounted.
      if ((await store.newest()) === null) throw error;
      live.lookAnew();
      await report(messageOf(error));
      throw error;
    }
    const found = quarantined();
    await report(found?.reason ?? null);
    await store.objects.probe();
    return found;
  }

  const watch = watchObjects({ ...options, check });
  return {
    trouble: watch.trouble,
    /** Checks at once, in addition to the regular checks. */
    checkNow: watch.checkNow,
    async stop(): Promise<void> {
      await watch.stop();
      if (live.current()) await forgetEdge(store, edge).catch(() => undefined);
    },
  };
}

export type StoreWatch = ReturnType<typeof watchStore>;
