import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { maxPicturePixels, type Objects } from "@thuot-tha/shared/server";
import pLimit from "p-limit";
import sharp from "sharp";
import type { Fault, Place } from "./faults.ts";
import type { ShopFolder } from "./read.ts";

const maxBytes = 30_000_000;
const maxAtOnce = 8;

const formats: Record<string, string> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
  ".avif": "heif",
  ".svg": "svg",
};

/** Media paths by the files' names below `pictures`. */
export type MediaPaths = ReadonlyMap<string, string>;

/** Names of pictures, each with the first place that has it. */
export type NamedPictures = ReadonlyMap<string, Place & { column: string }>;

/** The source of the pictures that a folder's records name. */
export interface PictureSource {
  /** @returns their media paths, and what keeps pictures from being shown */
  check(named: NamedPictures, onProgress: (done: number) => void): Promise<{ paths: MediaPaths; faults: Fault[] }>;
  /** Puts them into the store of pictures. */
  store(paths: MediaPaths, onProgress: (done: number) => void): Promise<void>;
}

/** Pictures that the records name. */
export function namedPictures({ records }: ShopFolder): NamedPictures {
  const named = new Map<string, Place & { column: string }>();
  const add = (place: Place, column: string, file: string | undefined) => {
    if (file !== undefined && !named.has(file)) named.set(file, { ...place, column });
  };
  for (const { value, place } of records.pictures) add(place, "file", value.file);
  for (const { value, place } of records.banners) {
    add(place, "picture", value.picture);
    add(place, "portrait", value.portrait);
  }
  for (const { value, place } of [...records.categories, ...records.pages]) add(place, "picture", value.picture);
  return named;
}

/** Why these bytes cannot be shown; null for a valid picture. */
async function problemOf(file: string, bytes: Buffer): Promise<string | null> {
  if (bytes.length > maxBytes) return `${file} has more than ${maxBytes / 1_000_000} MB`;
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== formats[extname(file).toLowerCase()]) return `${file} does not match its extension: it is ${format}`;
    if (width * height > maxPicturePixels)
      return `${file} has more than ${maxPicturePixels / 1_000_000} million pixels`;
    return null;
  } catch {
    return `${file} cannot be read as a picture`;
  }
}

/**
 * The name that a picture has in its store: with a part of its hash, so that another picture has another address in
 * every cache. A picture that came from the store itself has its name already.
 */
async function mediaPath(file: string, bytes: Buffer, media: Objects): Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const end = extname(file);
  const stem = file.slice(0, -end.length);
  if (stem.endsWith(`-${hash}`) || (await media.read(file))?.equals(bytes)) return file;
  return `${stem}-${hash}${end}`;
}

type ReadPicture = (file: string) => Promise<Buffer>;

/**
 * Reads pictures by the names of the records. On disk, each part of a name may have its letters with marks as one
 * character or as several (macOS), so that a name which is not there is looked for in the listing.
 */
function pictureReader(folder: string): ReadPicture {
  const pictures = join(folder, "pictures");
  const list = async () => {
    const names = await readdir(pictures, { recursive: true });
    return new Map(names.map((name) => [name.replaceAll(sep, "/").normalize("NFC"), name]));
  };
  let listed: ReturnType<typeof list> | undefined;
  return (file) =>
    readFile(join(pictures, file)).catch(async (error) => {
      listed ??= list();
      const name = (await listed).get(file);
      if (name === undefined) throw error;
      return readFile(join(pictures, name));
    });
}

/** Checks every picture that the records name. @returns their media paths, and the faults */
async function checkPictures(
  read: ReadPicture,
  named: NamedPictures,
  media: Objects,
  onProgress: (done: number) => void,
): Promise<{ paths: MediaPaths; faults: Fault[] }> {
  const paths = new Map<string, string>();
  const faults: Fault[] = [];
  const limited = pLimit(maxAtOnce);
  let done = 0;
  await Promise.all(
    [...named].map(([file, place]) =>
      limited(async () => {
        const bytes = await read(file).catch(() => null);
        const problem = bytes ? await problemOf(file, bytes) : `there is no file pictures/${file}`;
        if (bytes && problem === null) paths.set(file, await mediaPath(file, bytes, media));
        else faults.push({ ...place, problem: problem ?? "" });
        onProgress(++done);
      }),
    ),
  );
  return { paths, faults };
}

/** Copies pictures into their store. A stored one is not written again, because its path identifies its content. */
async function storePictures(
  read: ReadPicture,
  paths: MediaPaths,
  media: Objects,
  onProgress: (done: number) => void,
): Promise<void> {
  const limited = pLimit(maxAtOnce);
  let done = 0;
  await Promise.all(
    [...paths].map(([file, path]) =>
      limited(async () => {
        if (!(await media.has(path))) await media.put(path, await read(file));
        onProgress(++done);
      }),
    ),
  );
}

/** The files below `pictures` of a folder. */
export function pictureFiles(folder: string, media: Objects): PictureSource {
  const read = pictureReader(folder);
  return {
    check: (named, onProgress) => checkPictures(read, named, media, onProgress),
    store: (paths, onProgress) => storePictures(read, paths, media, onProgress),
  };
}
