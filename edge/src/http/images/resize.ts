import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";
import { allowedPictureSizes } from "@thuot-tha/shared/contracts/media";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";

export type PictureFormat = "avif" | "webp" | "jpeg";

/**
 * Qualities without visible loss at these sizes; AVIF's effort is limited because the first visitor waits for the
 * encoding.
 */
const encode: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 2 }),
  webp: (image) => image.webp({ quality: 78, effort: 3 }),
  jpeg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};

/** The best format that the browser accepts. */
export function formatFor(accept: string): PictureFormat {
  if (accept.includes("image/avif")) return "avif";
  return accept.includes("image/webp") ? "webp" : "jpeg";
}

async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  const arriving = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(arriving, bytes);
    await rename(arriving, path);
  } catch (error) {
    await rm(arriving, { force: true });
    throw error;
  }
}

/** Resizes pictures, each size once, and caches them in a folder. Returns null for an unknown picture or size. */
export function createPictures(originals: string, cache: string) {
  const limited = pLimit(2);
  const drawing = new Map<string, Promise<Buffer | null>>();

  async function draw(size: string, path: string, format: PictureFormat, cached: string): Promise<Buffer | null> {
    const original = await readFile(join(originals, path)).catch(() => null);
    if (!original) return null;
    const [width = 0, height = 0] = size.split("x").map(Number);
    const density = 72 * Math.min(2, Math.max(1, width / 900));
    const image = sharp(original, { density, limitInputPixels: 50_000_000 })
      .rotate()
      .resize(width, height, { fit: "cover" });
    const bytes = await encode[format](image).toBuffer();
    // When the cache is full or being emptied, the picture is still served and is encoded again next time.
    await writeAtomically(cached, bytes).catch(() => undefined);
    return bytes;
  }

  return async (size: string, path: string, format: PictureFormat): Promise<Buffer | null> => {
    const inside = normalize(join(originals, path)).startsWith(originals + sep);
    if (!inside || !(allowedPictureSizes as readonly string[]).includes(size)) return null;
    const cached = join(cache, size, `${path}.${format}`);
    const known = await readFile(cached).catch(() => null);
    if (known) return known;
    const started = drawing.get(cached) ?? limited(() => draw(size, path, format, cached));
    drawing.set(cached, started);
    return started.finally(() => drawing.delete(cached));
  };
}
