import { randomUUID } from "node:crypto";
import * as nodeFiles from "node:fs/promises";
import { dirname, join } from "node:path";
import { isKey, type Objects } from "./objects.ts";

type Files = Pick<
  typeof nodeFiles,
  "link" | "mkdir" | "open" | "readdir" | "readFile" | "rename" | "rm" | "rmdir" | "stat" | "writeFile"
>;

/**
 * Objects in a folder. Bytes are written to a temporary file and flushed, then made visible in one step: a hard link,
 * which fails when the key exists, or a rename, which replaces it. The folder is flushed before the call returns.
 */
export function diskObjects(root: string, files: Files = nodeFiles): Objects {
  const pathOf = (key: string) => join(root, ...key.split("/"));

  async function aside<T>(bytes: Buffer, then: (file: string) => Promise<T>): Promise<T> {
    const file = join(root, "arriving", randomUUID());
    await files.mkdir(dirname(file), { recursive: true });
    try {
      await files.writeFile(file, bytes, { flush: true });
      return await then(file);
    } finally {
      await files.rm(file, { force: true });
    }
  }

  async function flushFolder(key: string): Promise<void> {
    // Windows cannot flush folders.
    if (process.platform === "win32") return;
    const folder = await files.open(dirname(pathOf(key)));
    await folder.sync().finally(() => folder.close());
  }

  async function* below(prefix: string): AsyncGenerator<{ key: string; at: Date }> {
    const entries = (await orNull(files.readdir(pathOf(prefix.slice(0, -1)), { withFileTypes: true }))) ?? [];
    for (const entry of entries) {
      const key = prefix + entry.name;
      if (entry.isDirectory()) yield* below(`${key}/`);
      else {
        const found = await orNull(files.stat(pathOf(key)));
        if (found) yield { key, at: found.mtime };
      }
    }
  }

  return {
    read: async (key) => (isKey(key) ? orNull(files.readFile(pathOf(key))) : null),

    create: (key, bytes) =>
      aside(bytes, async (file) => {
        await files.mkdir(dirname(pathOf(key)), { recursive: true });
        try {
          await files.link(file, pathOf(key));
          await flushFolder(key);
          return true;
        } catch (error) {
          if (isCode(error, "EEXIST")) return false;
          throw error;
        }
      }),

    put: (key, bytes) =>
      aside(bytes, async (file) => {
        await files.mkdir(dirname(pathOf(key)), { recursive: true });
        await files.rename(file, pathOf(key));
        await flushFolder(key);
      }),

    list: (prefix) => collect(below(prefix)),

    async remove(key) {
      await files.rm(pathOf(key), { force: true });
      // An empty folder is removed with its last file.
      await files.rmdir(dirname(pathOf(key))).catch(() => undefined);
    },
  };
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const isCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException | undefined)?.code ?? "");

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isCode(error, "ENOENT", "ENOTDIR", "EISDIR")) return null;
    throw error;
  }
}
