import type { Objects } from "@thuot-tha/shared/server";
import { diskCache } from "../http/images/disk-cache.ts";
import { createPictures, pictureAt, type ResizedPictures } from "../http/images/resize.ts";
import { createDocuments, type Documents } from "../rendering/documents.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";
import type { EdgeBase } from "./base.ts";
import type { Canary } from "./canary.ts";

/** A page or slot that failed to render on the server. */
export interface RenderFailure {
  remote: string;
  part: string;
  url: string;
  error: unknown;
}

/** The shop's pictures, resized; each is counted. @param media store of the originals */
export const openPictures = ({ app, config, metrics, now }: EdgeBase, media: Objects): ResizedPictures =>
  createPictures({
    media,
    storesResized: !("folder" in config.media),
    cache: diskCache(config.imageCache, config.imageCacheBytes, (error) =>
      app.log.warn({ err: error }, "a resized picture is not cached on this machine"),
    ),
    now,
    onServed: (source) => metrics.pictures.inc({ source }),
    onUnstored: (error) => app.log.warn({ err: error }, "a resized picture is not stored for other edges"),
  });

/** The documents of the live sets; each rendering is counted. */
export function openDocuments(
  { app, config, metrics, now }: EdgeBase,
  { loadCounter }: Canary,
  live: FollowedLive,
  pictures: ResizedPictures,
  onFailure?: (failure: RenderFailure) => void,
): Documents {
  return createDocuments({
    current: live.current,
    budgetMs: config.renderBudgetMs,
    timeoutMs: config.renderTimeoutMs,
    cacheSeconds: config.pageCacheSeconds,
    now,
    settings: { gtmId: config.gtmId, devTools: config.devTools },
    pictures: {
      cached: (address) => pictures.cached(...pictureAt(address), "avif"),
      resized: (address) => pictures.getWhenIdle(...pictureAt(address), "avif"),
    },
    onRendered: (set, { url, network }, failures, reads) => {
      const isIncomplete = failures.length > 0;
      // What is missing because the API fails speaks against no set.
      const lacksApi = isIncomplete && reads.some(({ failed }) => failed);
      if (!lacksApi) loadCounter.rendered({ set: set.id, network }, isIncomplete);
      for (const { remote, part, error } of failures) {
        onFailure?.({ remote, part, url, error });
        metrics.renderFailures.inc({ remote, part, revision: set.revision });
        app.log.warn(
          { remote, part, url, revision: set.revision, err: error },
          "a part was not rendered on the server",
        );
      }
    },
  });
}
