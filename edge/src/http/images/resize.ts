import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";
import { allowedPictureSizes } from "@thuot-tha/shared/contracts/media";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";

export type PictureFormat = "avif" | "webp" | "jpeg";

/** Quality that shows no loss at these sizes; AVIF's effort is what a first visitor can wait for. */
const encode: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 2 }),
  webp: (image) => image.webp({ quality: 78, effort: 3 }),
  jpeg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};

/** The best format the browser says it takes. */
export function formatFor(accept: string): PictureFormat {
  if (accept.includes("image/avif")) return "avif";
  return accept.includes("image/webp") ? "webp" : "jpeg";
}

/** Whole or not at all. */
async function keep(path: string, bytes: Buffer): Promise<void> {
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

/** Pictures in asked-for sizes, drawn once each and kept in a folder. Null when there is no such picture or size. */
export function createPictures(originals: string, cache: string) {
  const atMost = pLimit(2);
  const drawing = new Map<string, Promise<Buffer | null>>();

  async function draw(size: string, path: string, format: PictureFormat, kept: string): Promise<Buffer | null> {
    const original = await readFile(join(originals, path)).catch(() => null);
    if (!original) return null;
    const [width = 0, height = 0] = size.split("x").map(Number);
    const density = 72 * Math.min(2, Math.max(1, width / 900));
    const image = sharp(original, { density, limitInputPixels: 50_000_000 })
      .rotate()
      .resize(width, height, { fit: "cover" });
    const bytes = await encode[format](image).toBuffer();
    // A full disk, or a folder that is being emptied, costs drawing it again, and nobody the picture.
    await keep(kept, bytes).catch(() => undefined);
    return bytes;
  }

  return async (size: string, path: string, format: PictureFormat): Promise<Buffer | null> => {
    const inside = normalize(join(originals, path)).startsWith(originals + sep);
    if (!inside || !(allowedPictureSizes as readonly string[]).includes(size)) return null;
    const kept = join(cache, size, `${path}.${format}`);
    const known = await readFile(kept).catch(() => null);
    if (known) return known;
    const started = drawing.get(kept) ?? atMost(() => draw(size, path, format, kept));
    drawing.set(kept, started);
    return started.finally(() => drawing.delete(kept));
  };
}
