import { type Composition, composition as compositionSchema } from "@thuot-tha/shared/contracts/remote";
import { z } from "zod";
import { ReleaseRefused } from "./errors.ts";
import type { Objects } from "./objects.ts";
import { parsedOrNull } from "./parsed.ts";

export interface Published {
  name: string;
  version: string;
  at: Date;
}

/** Who has published a release, and what for. */
export interface Publisher {
  by: string;
  why: string;
}

/**
 * Where releases and compositions are kept. Releases are immutable and exist once their `release.json` is there;
 * compositions are immutable and numbered, and the newest one is live.
 */
export interface ReleaseStore {
  objects: Objects;
  /** Bytes of a release's file; null when there is none. */
  readFile(name: string, version: string, path: string): Promise<Buffer | null>;
  /** Every release there is, oldest first. */
  published(): Promise<Published[]>;
  /** Rejects with ALREADY_PUBLISHED where that version exists or existed. */
  mustBeNew(name: string, version: string): Promise<void>;
  /** Makes a release appear, all of it or nothing. Rejects with ALREADY_PUBLISHED where that version exists. */
  addRelease(
    name: string,
    version: string,
    files: Map<string, Buffer>,
    description: Buffer,
    publisher?: Publisher,
  ): Promise<void>;
  /** Null where nobody was named. */
  publisherOf(release: Pick<Published, "name" | "version">): Promise<Publisher | null>;
  /** Null when there is none. Rejects with DAMAGED when it cannot be read. */
  readComposition(revision: number): Promise<Composition | null>;
  /** Revisions there are, newest first. */
  revisions(): Promise<number[]>;
  /** The newest revision; null before the first. @param known a revision there is: only later ones are looked for */
  newest(known?: number | null): Promise<number | null>;
  /** Adds a composition, which makes it live, unless its revision is taken: then CONFLICT. */
  addComposition(composition: Composition): Promise<void>;
  /** Marks a release as cleared away: it cannot go live, and its version cannot be published again. */
  retire(release: Pick<Published, "name" | "version">): Promise<void>;
  unretire(release: Pick<Published, "name" | "version">): Promise<void>;
  /** Releases marked so, by `name@version`, with the time of the mark. */
  retired(): Promise<Map<string, Date>>;
}

const releaseKey = (name: string, version: string, path: string) => `remotes/${name}/${version}/${path}`;
const compositionKey = (revision: number) => `compositions/${revision}.json`;
const retiredKey = ({ name, version }: Pick<Published, "name" | "version">) => `retired/${name}/${version}.json`;

/** Beside the release's files, which it is none of: nobody is served it, and it goes when they go. */
const publisherKey = ({ name, version }: Pick<Published, "name" | "version">) =>
  releaseKey(name, version, "publisher.json");
const publisher = z.object({ by: z.string(), why: z.string() });

const taken = (what: string) =>
  new ReleaseRefused("ALREADY_PUBLISHED", `${what}; give the change a version of its own.`);

/** A release store in a folder or a bucket. */
export function releaseStore(objects: Objects): ReleaseStore {
  const has = async (revision: number) => (await objects.read(compositionKey(revision))) !== null;

  async function revisions(): Promise<number[]> {
    return (await objects.list("compositions/"))
      .map(({ key }) => Number(/(\d+)\.json$/.exec(key)?.[1]))
      .filter((revision) => revision > 0)
      .sort((a, b) => b - a);
  }

  async function mustBeNew(name: string, version: string): Promise<void> {
    if (await objects.read(retiredKey({ name, version }))) {
      throw taken(`${name}@${version} has been published before and was cleared away`);
    }
    if (await objects.read(releaseKey(name, version, "release.json"))) {
      throw taken(`${name}@${version} is published already`);
    }
  }

  return {
    objects,

    readFile: (name, version, path) => objects.read(releaseKey(name, version, path)),

    async published() {
      const found = (await objects.list("remotes/")).flatMap(({ key, at }) => {
        const [, name, version] = /^remotes\/([^/]+)\/([^/]+)\/release\.json$/.exec(key) ?? [];
        return name && version ? [{ name, version, at }] : [];
      });
      return found.sort((a, b) => a.at.getTime() - b.at.getTime() || (a.version < b.version ? -1 : 1));
    },

    mustBeNew,

    async addRelease(name, version, files, description, by) {
      await mustBeNew(name, version);
      for (const [path, bytes] of files) {
        const key = releaseKey(name, version, path);
        if (await objects.create(key, bytes)) continue;
        // Left by an upload that was interrupted, or by one that is under way: only the same bytes may be shared.
        if (!(await objects.read(key))?.equals(bytes)) {
          throw taken(`${path} of ${name}@${version} has been uploaded with other content`);
        }
      }
      if (!(await objects.create(releaseKey(name, version, "release.json"), description))) {
        throw taken(`${name}@${version} is published already`);
      }
      // Only whoever made the release exist is its publisher.
      if (by) await objects.create(publisherKey({ name, version }), Buffer.from(`${JSON.stringify(by)}\n`));
    },

    async publisherOf(release) {
      const bytes = await objects.read(publisherKey(release));
      return bytes && parsedOrNull(publisher, bytes);
    },

    async readComposition(revision) {
      const bytes = await objects.read(compositionKey(revision));
      if (!bytes) return null;
      const found = parsedOrNull(compositionSchema, bytes);
      if (found) return found;
      throw new ReleaseRefused(
        "DAMAGED",
        `${compositionKey(revision)} is damaged; bring an earlier revision back by its number, with ops rollback <revision>.`,
      );
    },

    revisions,

    async newest(known) {
      let newest = known ?? (await revisions())[0] ?? null;
      while (newest !== null && (await has(newest + 1))) newest++;
      return newest;
    },

    async addComposition(composition) {
      const bytes = Buffer.from(`${JSON.stringify(composition, null, 2)}\n`);
      const key = compositionKey(composition.revision);
      // A write whose answer was lost on the way is tried again by the client, and then meets itself.
      if ((await objects.create(key, bytes)) || (await objects.read(key))?.equals(bytes)) return;
      throw new ReleaseRefused(
        "CONFLICT",
        "Somebody else has changed what is live in the meantime; look at the status and try again.",
      );
    },

    retire: async (release) => void (await objects.create(retiredKey(release), Buffer.from("{}\n"))),
    unretire: (release) => objects.remove(retiredKey(release)),

    async retired() {
      const marks = (await objects.list("retired/")).map(({ key, at }): [string, Date] => {
        const [, name, version] = /^retired\/([^/]+)\/(.+)\.json$/.exec(key) ?? [];
        return [`${name}@${version}`, at];
      });
      return new Map(marks);
    },
  };
}
