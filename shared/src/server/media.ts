import { join } from "node:path";
import type { Environment } from "./environment.ts";
import { openObjects, type StoreLocation, storeLocation } from "./store/location.ts";
import type { Objects } from "./store/objects.ts";
import { type WatchOptions, watchObjects } from "./store/watch.ts";

/** Where pictures are stored. `MEDIA_DIR` is the setting's older name. */
export const mediaLocation = (env: Environment, dataDirectory: string, cwd?: string): StoreLocation =>
  storeLocation(env, ["MEDIA_STORE", "MEDIA_DIR"], join(dataDirectory, "media"), cwd);

/** Maximum pixels of a picture that an edge resizes; an import refuses larger ones. */
export const maxPicturePixels = 50_000_000;

/** Timeout of the bucket. It is shorter than that of releases, because a browser waits for few pictures at a time. */
const silenceTimeoutMs = 3000;

/** Opens the store of pictures: originals under their paths, and in a bucket the resized ones beside them. */
export async function openMedia(location: StoreLocation): Promise<Objects> {
  const objects = await openObjects(location, silenceTimeoutMs);
  if (!("folder" in location)) return objects;
  return {
    ...objects,
    async read(key) {
      const bytes = await objects.read(key);
      // A folder that is not mounted lacks every picture; it must not be mistaken for deleted pictures.
      if (!bytes) await objects.reach();
      return bytes;
    },
  };
}

/** Prefix of customers' pictures, which are removed when they are replaced, or their customer is erased. */
export const uploadsFolder = "uploads/";

/** Prefix of all resized copies; no original is below it. */
export const resizedFolder = "resized/";

/** Prefix of the resized copies of a picture, which are removed with it. */
export const resizedPrefix = (path: string): string => `${resizedFolder}${path}/`;

/** Checks regularly that pictures can be read. */
export const watchMedia = (media: Objects, options: Omit<WatchOptions, "check">) =>
  watchObjects({
    ...options,
    check: async () => {
      await media.reach();
      return null;
    },
  });
