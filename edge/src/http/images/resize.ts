import { allowedPictureSizes, mediaBase } from "@thuot-tha/shared/contracts/media";
import {
  isKey,
  maxPicturePixels,
  type Objects,
  resizedFolder,
  resizedPrefix,
  StoreError,
  uploadsFolder,
} from "@thuot-tha/shared/server";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { boundedReads, TooManyReads } from "../../releases/bounded-reads.ts";
import type { DiskCache } from "./disk-cache.ts";

export type PictureFormat = "avif" | "webp" | "jpeg";

/** Where the bytes of a picture came from: this machine's cache, the bucket, or the original just now. */
export type PictureSource = "cache" | "bucket" | "original";

interface Options {
  /** Store of the originals. */
  media: Objects;
  /** True when resized pictures are stored beside the originals, for other edges. */
  storesResized: boolean;
  /** Resized pictures on this machine. */
  cache: DiskCache;
  now: () => Date;
  onServed: (source: PictureSource) => void;
  /** Called when a resized picture could not be stored; it is served all the same. */
  onUnstored: (error: unknown) => void;
}

/**
 * Milliseconds for which a store that did not answer is not requested again, so that browsers do not wait for each
 * picture.
 */
export const retryMs = 5000;

/** Time for which a path without a picture is not looked for again; short, so that an upload is shown soon. */
const unknownMs = 5000;

/** Time for which a customer's picture is shown from a cache before its original is looked for again. */
const confirmedMs = 3_600_000;

/** More pictures wait for their turn than can be resized in time. */
export class ResizeQueueFull extends Error {}

/** Maximum pictures that wait for their turn, which takes 0.1 to 0.3 s of a core, and as many that are looked for. */
const maxWaiting = 300;

/**
 * Qualities without visible loss at these sizes; AVIF's effort is limited because the first visitor waits for the
 * encoding.
 */
const encode: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 3 }),
  webp: (image) => image.webp({ quality: 78, effort: 3 }),
  jpeg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};

/** The best format that the browser accepts. */
export function formatFor(accept: string): PictureFormat {
  if (accept.includes("image/avif")) return "avif";
  return accept.includes("image/webp") ? "webp" : "jpeg";
}

/**
 * Whether a moment is still to come, in milliseconds since 1970. One that is further ahead than it was set comes later
 * only because the clock has been set back since, and counts as past.
 */
function isAhead(moment: number | undefined, now: Date, setAhead: number): boolean {
  const left = (moment ?? 0) - now.getTime();
  return left > 0 && left <= setAhead;
}

/** Sends requests to a store, and none for a while after one without an answer. */
function failFast(now: () => Date) {
  let away: { error: StoreError; until: number } | null = null;
  return async <T>(request: () => Promise<T>): Promise<T> => {
    if (away && isAhead(away.until, now(), retryMs)) throw away.error;
    try {
      return await request();
    } catch (error) {
      if (error instanceof StoreError && error.trouble === "unreachable") {
        away = { error, until: now().getTime() + retryMs };
      }
      throw error;
    }
  };
}

/** True for bytes that begin like a picture; other files of the store, such as what its probe writes, do not. */
async function isPicture(bytes: Buffer): Promise<boolean> {
  try {
    await sharp(bytes).metadata();
    return true;
  } catch {
    return false;
  }
}

function resize(original: Buffer, size: string, format: PictureFormat): Promise<Buffer> {
  const [width = 0, height = 0] = size.split("x").map(Number);
  const density = 72 * Math.min(2, Math.max(1, width / 900));
  const image = sharp(original, { density, limitInputPixels: maxPicturePixels })
    .rotate()
    .resize(width, height, { fit: "cover" });
  return encode[format](image).toBuffer();
}

/** Resizes pictures, each size once, and caches them. */
export function createPictures({ media, storesResized, cache, now, onServed, onUnstored }: Options) {
  const turn = pLimit(2);
  const making = new Map<string, Promise<Buffer | null>>();
  const unknown = new LRUCache<string, number>({ max: 1000 });
  /** Until when customers' pictures count as present, by their paths. */
  const confirmed = new LRUCache<string, number>({ max: 10_000 });
  const inTurn = boundedReads("pictures", maxWaiting);
  const ask = failFast(now);

  /**
   * A folder that is not mounted, or a missing bucket, rejects, because it would look as if it lacked every picture.
   */
  async function hasOriginal(path: string): Promise<boolean> {
    const has = await media.has(path);
    if (!has) await media.reach();
    return has;
  }

  /**
   * Whether a customer's picture has been removed since it was resized: no cache may show it for long. While its store
   * does not answer, it counts as present.
   */
  async function isRemoved(path: string): Promise<boolean> {
    if (!path.startsWith(uploadsFolder) || isAhead(confirmed.get(path), now(), confirmedMs)) return false;
    try {
      if (!(await inTurn(() => ask(() => hasOriginal(path))))) return true;
      confirmed.set(path, now().getTime() + confirmedMs);
      return false;
    } catch (error) {
      if (error instanceof StoreError || error instanceof TooManyReads) return false;
      throw error;
    }
  }

  /** Stores a resized picture for other edges, unless its original was removed meanwhile. */
  async function share(path: string, key: string, bytes: Buffer): Promise<void> {
    await media.put(key, bytes);
    if (path.startsWith(uploadsFolder) && !(await media.has(path))) await media.remove(key);
  }

  /** Remembers that there is no picture of this name. */
  function none(name: string): null {
    unknown.set(name, now().getTime() + unknownMs);
    return null;
  }

  async function make(size: string, path: string, format: PictureFormat, name: string): Promise<Buffer | null> {
    const key = `${resizedPrefix(path)}${size}.${format}`;
    const stored = storesResized ? await inTurn(() => ask(() => media.read(key))) : null;
    if (stored && !(await isRemoved(path))) {
      await cache.write(name, stored);
      onServed("bucket");
      return stored;
    }
    // Addresses without a picture do not wait for a turn, so that they delay no picture.
    if (!(await inTurn(() => ask(() => hasOriginal(path))))) return none(name);
    if (turn.pendingCount >= maxWaiting) throw new ResizeQueueFull(`${turn.pendingCount} pictures wait`);
    // Originals are read in turn, because those of all waiting pictures would fill the memory.
    const bytes = await turn(async () => {
      const original = await ask(() => media.read(path));
      return original && (await isPicture(original)) ? resize(original, size, format) : null;
    });
    if (!bytes) return none(name);
    await cache.write(name, bytes);
    if (storesResized) void share(path, key, bytes).catch(onUnstored);
    onServed("original");
    return bytes;
  }

  /** Name in the cache; null for a size that is not allowed, an invalid path, and a resized picture. */
  const nameOf = (size: string, path: string, format: PictureFormat): string | null =>
    isKey(path) && !path.startsWith(resizedFolder) && (allowedPictureSizes as readonly string[]).includes(size)
      ? `${size}/${path}.${format}`
      : null;

  /**
   * Resolves with null for an unknown picture or size; rejects with StoreError when the store fails, and with
   * TooManyReads and ResizeQueueFull.
   */
  async function get(size: string, path: string, format: PictureFormat): Promise<Buffer | null> {
    const name = nameOf(size, path, format);
    if (!name) return null;
    const known = await cache.read(name);
    if (known && !(await isRemoved(path))) {
      onServed("cache");
      return known;
    }
    if (known) await cache.remove(name);
    if (isAhead(unknown.get(name), now(), unknownMs)) return null;
    const started = making.get(name) ?? make(size, path, format, name);
    making.set(name, started);
    return started.finally(() => making.delete(name));
  }

  return {
    get,

    /** Like `get`; null while browsers wait for pictures that are being resized. */
    getWhenIdle: (size: string, path: string, format: PictureFormat): Promise<Buffer | null> | null =>
      making.size === 0 ? get(size, path, format) : null,

    /** Resolves with null unless this machine's cache has the picture. */
    async cached(size: string, path: string, format: PictureFormat): Promise<Buffer | null> {
      const name = nameOf(size, path, format);
      return name ? cache.read(name) : null;
    },
  };
}

export type ResizedPictures = ReturnType<typeof createPictures>;

const pictureAddress = new RegExp(`^${mediaBase}/([^/]+)/(.+)$`);

/** Size and path in the address of a picture; both are empty for another address. */
export function pictureAt(address: string): [size: string, path: string] {
  const [, size = "", path = ""] = pictureAddress.exec(address) ?? [];
  try {
    return [size, decodeURIComponent(path)];
  } catch {
    return ["", ""];
  }
}
