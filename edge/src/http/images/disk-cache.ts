import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { LRUCache } from "lru-cache";

/** A cache of files in a folder, up to a size; beyond it, the least recently read files are deleted. */
export interface DiskCache {
  read(name: string): Promise<Buffer | null>;
  /** Reports a failure and goes on without the file. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Ignores failures. */
  remove(name: string): Promise<void>;
}

interface Found {
  name: string;
  size: number;
  at: number;
}

/** The files that are in the folder at the start, oldest first. */
async function filesIn(folder: string): Promise<Found[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: Found[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = (entry.isFile() && (await stat(path).catch(() => null))) || { size: 0, mtimeMs: 0 };
    if (size > 0) found.push({ name: relative(folder, path).split(sep).join("/"), size, at: mtimeMs });
  }
  return found.sort((a, b) => a.at - b.at);
}

/** Opens a cache. @param onUnwritten called for each file that cannot be written, as on a full disk */
export function diskCache(folder: string, maxBytes: number, onUnwritten: (error: unknown) => void): DiskCache {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => size,
    dispose: (_, name, reason) => {
      if (reason === "evict") void rm(join(folder, name), { force: true }).catch(() => undefined);
    },
  });

  async function learn(): Promise<void> {
    const found = await filesIn(folder);
    const used = [...sizes.keys()].reverse();
    for (const { name, size } of found) if (!sizes.has(name)) sizes.set(name, size);
    // Files that were used meanwhile count as newer than those found.
    for (const name of used) sizes.get(name);
  }
  const learned = learn();

  return {
    async read(name) {
      const bytes = await readFile(join(folder, name)).catch(() => null);
      if (!bytes?.length) sizes.delete(name);
      // Another process may have written the file.
      else if (sizes.get(name) === undefined && bytes.length <= maxBytes) sizes.set(name, bytes.length);
      return bytes?.length ? bytes : null;
    },

    async write(name, bytes) {
      if (bytes.length > maxBytes) return;
      const file = join(folder, name);
      const arriving = `${file}.${randomUUID()}`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(arriving, bytes);
        await rename(arriving, file);
        await learned;
        sizes.set(name, bytes.length);
      } catch (error) {
        onUnwritten(error);
        await rm(arriving, { force: true }).catch(() => undefined);
      }
    },

    async remove(name) {
      sizes.delete(name);
      await rm(join(folder, name), { force: true }).catch(() => undefined);
    },
  };
}
