import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { diskObjects, placeOf, type StoreLocation } from "@thuot-tha/shared/server";
import { z } from "zod";
import { compositionFile } from "./composition-file.ts";
import { integrityOf } from "./integrity.ts";
import { parsedOrNull } from "./parsed.ts";
import type { ReleaseStore } from "./store.ts";

/** What an edge has served: a composition, and the integrity of each file of its releases. */
const served = z.object({ composition: compositionFile, files: z.array(z.string()) });

/** Number of sets that stay in the copy: the live one, and those that rollbacks restore most often. */
const maxSets = 5;

/** Age from which a temporary file counts as left over from an edge that stopped during a write. */
const unfinishedAfterMs = 3_600_000;

/**
 * A copy of the sets that edges on this machine have served, beside the store. Files are named after their SHA-384 and
 * checked at each read, so a damaged file counts as missing.
 */
export interface LiveCopy {
  /** Folder of the copy, for messages. */
  folder: string;
  /** The bytes with that integrity; null when the copy lacks them. */
  read(integrity: string): Promise<Buffer | null>;
  /** The newest composition that was served; null before the first, and when its file is unreadable. */
  latest(): Promise<Composition | null>;
  /**
   * Adds a set that is served, and drops the oldest. Its candidates are left out, because they may be withdrawn before
   * the copy is used. When the set cannot be added, the copy drops the earlier ones, because the new set may be their
   * rollback. @param files bytes of each file of its releases, by integrity
   */
  add(composition: Composition, files: Map<string, Buffer>): Promise<void>;
}

/** Opens the copy of one store. @param root folder of the copies of all stores */
export function liveCopy(root: string, location: StoreLocation): LiveCopy {
  const folder = join(root, createHash("sha256").update(placeOf(location)).digest("hex").slice(0, 16));
  const fileOf = (integrity: string) =>
    join(folder, "files", Buffer.from(integrity.slice(7), "base64").toString("hex"));
  const setsFolder = join(folder, "sets");
  // A set is written aside and renamed, so that a full disk or a power cut leaves no half of one.
  const objects = diskObjects(folder);

  /** Revisions in the copy, newest first. */
  async function revisions(): Promise<number[]> {
    const names = await readdir(setsFolder).catch(() => []);
    return names.map((name) => Number.parseInt(name, 10)).sort((a, b) => b - a);
  }

  async function readSet(revision: number): Promise<z.output<typeof served> | null> {
    const bytes = await readFile(join(setsFolder, `${revision}.json`)).catch(() => null);
    return bytes && parsedOrNull(served, bytes);
  }

  async function addFile(integrity: string, bytes: Buffer): Promise<void> {
    const file = fileOf(integrity);
    const there = await stat(file).catch(() => null);
    if (there?.size !== bytes.length) await writeFile(file, bytes);
  }

  async function dropSets(isDropped: (revision: number) => boolean): Promise<void> {
    for (const revision of (await revisions()).filter(isDropped))
      await rm(join(setsFolder, `${revision}.json`), { force: true });
  }

  /** Makes room for a set: drops the oldest ones, and every file that neither the others nor this set needs. */
  async function makeRoom(next: number, files: string[]): Promise<void> {
    const stay = (await revisions()).filter((revision) => revision < next).slice(0, maxSets - 1);
    // A higher revision belongs to a store that has been at this place before.
    await dropSets((revision) => revision !== next && !stay.includes(revision));
    const sets = await Promise.all(stay.map(readSet));
    const needed = new Set([...files, ...sets.flatMap((set) => set?.files ?? [])].map(fileOf));
    for (const name of await readdir(join(folder, "files"))) {
      const file = join(folder, "files", name);
      if (!needed.has(file)) await rm(file, { force: true });
    }
    for (const { key, at } of await objects.list("arriving/"))
      if (Date.now() - at.getTime() > unfinishedAfterMs) await objects.remove(key);
  }

  return {
    folder,

    async read(integrity) {
      const bytes = await readFile(fileOf(integrity)).catch(() => null);
      if (!bytes || integrityOf(bytes) === integrity) return bytes;
      await rm(fileOf(integrity), { force: true });
      return null;
    },

    async latest() {
      // An earlier set may have been rolled back, so it does not take the place of an unreadable one.
      const [newest] = await revisions();
      return newest === undefined ? null : ((await readSet(newest))?.composition ?? null);
    },

    async add({ candidates: _, ...composition }, files) {
      const { revision } = composition;
      try {
        await mkdir(join(folder, "files"), { recursive: true });
        await makeRoom(revision, [...files.keys()]);
        for (const [integrity, bytes] of files) await addFile(integrity, bytes);
        const set = JSON.stringify({ composition, files: [...files.keys()] });
        await objects.put(`sets/${revision}.json`, Buffer.from(set));
      } catch (error) {
        await dropSets((one) => one !== revision);
        throw error;
      }
    },
  };
}

/** A store whose files come from the copy where it has them. */
export const withCopy = (store: ReleaseStore, copy: LiveCopy): ReleaseStore => ({
  ...store,
  readFile: async (name, version, path, integrity) =>
    (integrity ? await copy.read(integrity) : null) ?? store.readFile(name, version, path, integrity),
});
