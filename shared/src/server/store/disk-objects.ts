import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { messageOf } from "../message-of.ts";
import { createCallLimit, withCallLimit } from "./call-limit.ts";
import { type Entry, isKey, type Objects, probeKey } from "./objects.ts";
import { StoreError, type StoreTrouble } from "./store-error.ts";

/** Named one by one: webpack leaves functions out of an imported namespace that is passed on as a value. */
const nodeFiles = { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile };
type Files = typeof nodeFiles;

/**
 * Objects in a folder. Bytes are written to a temporary file and flushed, then made visible in one step: a hard link,
 * which fails when the key exists, or a rename, which replaces it. The folder is flushed before the call returns.
 * A folder on a mount that hangs is reported as unreachable.
 */
export function diskObjects(root: string, given: Files = nodeFiles): Objects {
  const within = createCallLimit();
  const files = withCallLimit(given, within);
  const pathOf = (key: string) => join(root, ...key.split("/"));

  async function aside<T>(bytes: Buffer, then: (file: string) => Promise<T>): Promise<T> {
    const key = `arriving/${randomUUID()}`;
    const file = pathOf(key);
    try {
      await makeFolderOf(key);
      await files.writeFile(file, bytes, { flush: true });
      return await then(file);
    } catch (error) {
      if (isCode(error, "ENOENT")) await mustExist();
      throw storeErrorOf(error, root);
    } finally {
      await files.rm(file, { force: true }).catch(() => undefined);
    }
  }

  /** Makes the folders between the root and a key, never the root itself, which may vanish at any moment. */
  async function makeFolderOf(key: string): Promise<void> {
    let folder = root;
    for (const name of key.split("/").slice(0, -1)) {
      folder = join(folder, name);
      await files.mkdir(folder).catch((error: unknown) => {
        if (!isCode(error, "EEXIST")) throw error;
      });
    }
  }

  /** A publication makes the root; nothing else does, because it may only be unmounted. */
  async function mustExist(): Promise<void> {
    if ((await orNull(files.stat(root)))?.isDirectory()) return;
    throw new StoreError(
      "missing",
      `The store ${root} is not there, or is no folder; mount it, or correct the setting that names it (RELEASE_STORE, MEDIA_STORE). Its first release (ops publish) or picture makes a new store.`,
    );
  }

  async function flushFolder(key: string): Promise<void> {
    // Windows cannot flush folders.
    if (process.platform === "win32") return;
    const folder = await files.open(dirname(pathOf(key)));
    // Its end is not awaited, because a folder that hangs does not close either.
    await within(() => folder.sync()).finally(() => void folder.close().catch(() => undefined));
  }

  /** The result of a read; null where there is nothing. Rejects with what is wrong with the folder. */
  async function orNull<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (error) {
      if (isCode(error, "ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG")) return null;
      throw storeErrorOf(error, root);
    }
  }

  async function* below(prefix: string): AsyncGenerator<Entry> {
    const entries = (await orNull(files.readdir(pathOf(prefix.slice(0, -1)), { withFileTypes: true }))) ?? [];
    for (const entry of entries) {
      const key = prefix + entry.name;
      if (entry.isDirectory()) yield* below(`${key}/`);
      else {
        const found = await orNull(files.stat(pathOf(key)));
        if (found) yield { key, at: found.mtime, etag: `${found.size}-${found.mtimeMs}-${found.ino}` };
      }
    }
  }

  return {
    reach: mustExist,

    has: async (key) => isKey(key) && (await orNull(files.stat(pathOf(key))))?.isFile() === true,

    read: async (key) => (isKey(key) ? orNull(files.readFile(pathOf(key))) : null),

    async create(key, bytes) {
      await files.mkdir(root, { recursive: true }).catch((error: unknown) => {
        throw storeErrorOf(error, root);
      });
      return aside(bytes, async (file) => {
        await makeFolderOf(key);
        try {
          await files.link(file, pathOf(key));
          await flushFolder(key);
          return true;
        } catch (error) {
          if (isCode(error, "EEXIST")) return false;
          throw error;
        }
      });
    },

    put: (key, bytes) =>
      aside(bytes, async (file) => {
        await makeFolderOf(key);
        await files.rename(file, pathOf(key));
        await flushFolder(key);
      }),

    list: (prefix) => collect(below(prefix)),

    async remove(key) {
      await files.rm(pathOf(key), { force: true }).catch((error: unknown) => {
        throw storeErrorOf(error, root);
      });
      // An empty folder is removed with its last file.
      await files.rmdir(dirname(pathOf(key))).catch(() => undefined);
    },

    probe: () =>
      aside(Buffer.from("{}\n"), async (file) => {
        await makeFolderOf(probeKey);
        await files.rm(pathOf(probeKey), { force: true });
        // Another edge that probes at the same time has shown that the folder can be written.
        await files.link(file, pathOf(probeKey)).catch((error: unknown) => {
          if (!isCode(error, "EEXIST")) throw error;
        });
      }),
  };
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const isCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException | undefined)?.code ?? "");

const troubles: [codes: string[], StoreTrouble, sentence: string][] = [
  [["ENOSPC", "EDQUOT"], "full", "is full; make room on its disk."],
  [
    ["EEXIST", "ENOTDIR"],
    "failing",
    "is no folder, or has a file in place of one; correct the setting that names it (RELEASE_STORE, MEDIA_STORE).",
  ],
  [["EROFS"], "read-only", "is read-only; mount it for writing."],
  [["EACCES", "EPERM"], "denied", "denies this; give this user the right to read and write it."],
  [
    ["EIO", "ESTALE", "ENOTCONN", "ETIMEDOUT", "EHOSTDOWN"],
    "unreachable",
    "does not answer; look at its disk or mount.",
  ],
];

/** An error of the file system as a sentence that names the problem of the folder and the remedy. */
function storeErrorOf(error: unknown, root: string): unknown {
  const found = troubles.find(([codes]) => isCode(error, ...codes));
  if (!found) return error;
  const [, trouble, sentence] = found;
  return new StoreError(trouble, `The store ${root} ${sentence} (${messageOf(error)})`, error);
}
