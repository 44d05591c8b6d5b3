import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";
import { composition as compositionSchema } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "./errors.ts";
import type { ReleaseStore } from "./store.ts";

/** A release store in a folder. Everything appears by one rename, so that a power cut leaves the old state or the new. */
export function diskStore(root: string): ReleaseStore {
  const releaseDirectory = (name: string, version: string) => join(root, "remotes", name, version);
  const compositionFile = (revision: number) => join(root, "compositions", `${revision}.json`);
  const liveFile = join(root, "live.json");

  return {
    async readFile(name, version, path) {
      const directory = releaseDirectory(name, version);
      const file = normalize(join(directory, path));
      return file.startsWith(directory + sep) ? orNull(readFile(file)) : null;
    },

    versions: async (name) => (await orNull(readdir(join(root, "remotes", name)))) ?? [],

    names: async () => (await orNull(readdir(join(root, "remotes")))) ?? [],

    async addRelease(name, version, files) {
      const arriving = join(root, "arriving", randomUUID());
      try {
        for (const [path, bytes] of files) {
          await mkdir(dirname(join(arriving, path)), { recursive: true });
          await writeFile(join(arriving, path), bytes, { flush: true });
        }
        await mkdir(join(root, "remotes", name), { recursive: true });
        await rename(arriving, releaseDirectory(name, version));
      } catch (error) {
        if (isCode(error, "ENOTEMPTY", "EEXIST")) {
          throw new ReleaseRefused(
            "ALREADY_PUBLISHED",
            `${name}@${version} is published already; give the change a version of its own.`,
          );
        }
        throw error;
      } finally {
        await rm(arriving, { recursive: true, force: true });
      }
    },

    async readComposition(revision) {
      const text = await orNull(readFile(compositionFile(revision), "utf8"));
      return text === null ? null : compositionSchema.parse(JSON.parse(text));
    },

    async revisions() {
      const files = (await orNull(readdir(join(root, "compositions")))) ?? [];
      return files
        .map((file) => Number(/^(\d+)\.json$/.exec(file)?.[1]))
        .filter((revision) => revision > 0)
        .sort((a, b) => b - a);
    },

    async addComposition(composition) {
      await mkdir(join(root, "compositions"), { recursive: true });
      const text = `${JSON.stringify(composition, null, 2)}\n`;
      try {
        // `wx` is the comparison: of two operators who build on the same revision, one finds the next one taken.
        await writeFile(compositionFile(composition.revision), text, { flag: "wx", flush: true });
      } catch (error) {
        if (!isCode(error, "EEXIST")) throw error;
        throw new ReleaseRefused(
          "CONFLICT",
          "Somebody else has promoted in the meantime; look at the status and try again.",
        );
      }
    },

    async readLive() {
      const text = await orNull(readFile(liveFile, "utf8"));
      return text === null ? null : (JSON.parse(text) as { revision: number }).revision;
    },

    async setLive(revision) {
      const arriving = join(root, `live.${randomUUID()}.json`);
      await writeFile(arriving, `${JSON.stringify({ revision })}\n`, { flush: true });
      await rename(arriving, liveFile);
    },
  };
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
