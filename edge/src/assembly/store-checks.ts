import { type Objects, watchMedia } from "@thuot-tha/shared/server";
import type { Alerts } from "../alerts/alerts.ts";
import { ownAddress } from "../http/own-address.ts";
import { mustHold } from "../releases/store-presence.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";
import { type StoreWatch, watchStore } from "../rendering/store-watch.ts";
import type { EdgeBase } from "./base.ts";
import type { Stores } from "./stores.ts";

/** Checks the release store regularly, and once the edge listens, so that its address is in the store. */
export function checkReleases(
  { app, config, metrics }: EdgeBase,
  { store, copy }: Stores,
  live: FollowedLive,
  alerts: Alerts,
): StoreWatch {
  const watch = watchStore({
    store,
    location: config.releases,
    copy,
    live,
    intervalMs: config.storeCheckIntervalMs,
    slowMs: config.storeSlowMs,
    address: () => ownAddress(app.server, config.host),
    onChange: (seen) => {
      metrics.storeTrouble.reset();
      if (seen) metrics.storeTrouble.set({ trouble: seen.trouble }, 1);
      void alerts.alert(
        seen ? "store-trouble" : "store-well",
        seen ? `${seen.trouble}: ${seen.reason}` : "the store is well again",
      );
      if (seen) app.log.error(seen, "the release store is in trouble; what is live stays");
      else app.log.info("the release store is well");
    },
    onChecked: (milliseconds) => metrics.storeSeconds.set(milliseconds / 1000),
  });
  app.addHook("onListen", (done) => {
    watch.checkNow();
    done();
  });
  return watch;
}

/**
 * @returns a function that rejects with a StoreError when the store lacks the revision that this edge serves; before
 * the first promotion, when there is no store
 */
export const presenceCheck =
  ({ config }: EdgeBase, { opened, copy }: Stores, live: FollowedLive) =>
  async (): Promise<void> => {
    const current = live.current();
    await (current ? mustHold(opened, config.releases, current.composition, copy) : opened.objects.reach());
  };

export type MediaWatch = ReturnType<typeof watchMedia>;

/** Checks the store of pictures regularly. */
export const checkMedia = ({ app, config, metrics }: EdgeBase, media: Objects): MediaWatch =>
  watchMedia(media, {
    intervalMs: config.storeCheckIntervalMs,
    slowMs: config.storeSlowMs,
    onChange: (seen) => {
      metrics.mediaTrouble.reset();
      if (seen) metrics.mediaTrouble.set({ trouble: seen.trouble }, 1);
      if (seen) app.log.error(seen, "the store of pictures is in trouble; cached pictures are served");
      else app.log.info("the store of pictures is well");
    },
  });
