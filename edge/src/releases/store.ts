import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { isKey, type Objects } from "@thuot-tha/shared/server";
import { z } from "zod";
import { compositionFile, compositionText } from "./composition-file.ts";
import { ReleaseRefused } from "./errors.ts";
import { parsedOrNull } from "./parsed.ts";
import { createSignatures, noKeys, type Signatures } from "./signatures.ts";

export interface Published {
  name: string;
  version: string;
  at: Date;
}

/** Who published a release, and why. */
export interface Publisher {
  by: string;
  why: string;
}

/**
 * Stores releases and compositions. Releases are immutable and exist once their `release.json` exists; compositions are
 * immutable and numbered, and the newest one is live.
 */
export interface ReleaseStore {
  objects: Objects;
  /** The signatures of releases, compositions and requests. */
  signatures: Signatures;
  /**
   * Bytes of a release's file; null when there is none. Rejects with SIGNATURE for a `release.json` that no trusted key
   * has signed. @param integrity of the bytes, which lets a copy answer
   */
  readFile(name: string, version: string, path: string, integrity?: string): Promise<Buffer | null>;
  /** Every published release, oldest first. */
  published(): Promise<Published[]>;
  /** Rejects with ALREADY_PUBLISHED when that version exists or existed. */
  mustBeNew(name: string, version: string): Promise<void>;
  /** Adds a release atomically. Rejects with ALREADY_PUBLISHED when that version exists. */
  addRelease(
    name: string,
    version: string,
    files: Map<string, Buffer>,
    description: Buffer,
    publisher?: Publisher,
  ): Promise<void>;
  /** Null when the publisher is unknown. */
  publisherOf(release: Pick<Published, "name" | "version">): Promise<Publisher | null>;
  /** Null when it does not exist. Rejects with DAMAGED when it is unreadable, with SIGNATURE when it is not trusted. */
  readComposition(revision: number): Promise<Composition | null>;
  /** All revisions, newest first. */
  revisions(): Promise<number[]>;
  /** The newest revision; null before the first. @param known an existing revision, from which the search starts */
  newest(known?: number | null): Promise<number | null>;
  /** Adds a composition, which makes it live. Rejects with CONFLICT when its revision exists. */
  addComposition(composition: Composition): Promise<void>;
  /** Marks a release for deletion: it cannot go live, and its version cannot be published again. */
  retire(release: Pick<Published, "name" | "version">): Promise<void>;
  unretire(release: Pick<Published, "name" | "version">): Promise<void>;
  isRetired(release: Pick<Published, "name" | "version">): Promise<boolean>;
  /** Marked releases by `name@version`, with the time of the mark. */
  retired(): Promise<Map<string, Date>>;
}

/** Key of a file of a release. */
export const releaseKey = (name: string, version: string, path: string) => `remotes/${name}/${version}/${path}`;
/** Key of a composition. */
export const compositionKey = (revision: number) => `compositions/${revision}.json`;
const retiredKey = ({ name, version }: Pick<Published, "name" | "version">) => `retired/${name}/${version}.json`;

/**
 * Name beside the release's files. It is not in the manifest, so it is never served; it is deleted with the release.
 */
const publisherFile = "publisher.json";
const publisherKey = ({ name, version }: Pick<Published, "name" | "version">) =>
  releaseKey(name, version, publisherFile);
/** False for a path that leads out of the release's folder, and for that of a file beside those of the build. */
export const isReleasePath = (name: string, version: string, path: string): boolean =>
  isKey(releaseKey(name, version, path)) && path !== publisherFile;
const publisher = z.object({ by: z.string(), why: z.string() });

const alreadyPublished = (what: string) =>
  new ReleaseRefused("ALREADY_PUBLISHED", `${what}; give the change a version of its own.`);

/** A release store in a folder or a bucket. */
export function releaseStore(objects: Objects, keys = noKeys): ReleaseStore {
  const signatures = createSignatures(objects, keys);
  return {
    objects,
    signatures,
    ...releasesIn(objects, signatures),
    ...compositionsIn(objects, signatures),
    ...marksIn(objects),
  };
}

type Releases = Pick<ReleaseStore, "readFile" | "published" | "mustBeNew" | "addRelease" | "publisherOf">;

function releasesIn(objects: Objects, signatures: Signatures): Releases {
  async function mustBeNew(name: string, version: string): Promise<void> {
    if (await objects.read(retiredKey({ name, version }))) {
      throw alreadyPublished(`${name}@${version} has been published before and was deleted`);
    }
    if (await objects.read(releaseKey(name, version, "release.json"))) {
      throw alreadyPublished(`${name}@${version} is published already`);
    }
  }

  return {
    async readFile(name, version, path) {
      const key = releaseKey(name, version, path);
      const bytes = await objects.read(key);
      if (bytes && path === "release.json") await signatures.check("release", bytes, key);
      return bytes;
    },

    async published() {
      const found = (await objects.list("remotes/")).flatMap(({ key, at }) => {
        const [, name, version] = /^remotes\/([^/]+)\/([^/]+)\/release\.json$/.exec(key) ?? [];
        return name && version ? [{ name, version, at }] : [];
      });
      return found.sort((a, b) => a.at.getTime() - b.at.getTime() || (a.version < b.version ? -1 : 1));
    },

    mustBeNew,

    async addRelease(name, version, files, description, by) {
      // A release that is published again is signed again, so that one from before the key can be trusted.
      await signatures.sign("release", description);
      await mustBeNew(name, version);
      for (const [path, bytes] of files) {
        const key = releaseKey(name, version, path);
        if (await objects.create(key, bytes)) continue;
        // An interrupted or concurrent upload left this file; it may be reused only if its bytes are equal.
        if (!(await objects.read(key))?.equals(bytes)) {
          throw alreadyPublished(`${path} of ${name}@${version} has been uploaded with other content`);
        }
      }
      if (!(await objects.create(releaseKey(name, version, "release.json"), description))) {
        throw alreadyPublished(`${name}@${version} is published already`);
      }
      // Garbage collection may have deleted a file of an interrupted upload until `release.json` was there.
      const stored = new Set((await objects.list(releaseKey(name, version, ""))).map(({ key }) => key));
      for (const [path, bytes] of files) {
        const key = releaseKey(name, version, path);
        if (!stored.has(key)) await objects.create(key, bytes);
      }
      // The first publisher of a release is recorded, and later ones are ignored.
      if (by) await objects.create(publisherKey({ name, version }), Buffer.from(`${JSON.stringify(by)}\n`));
    },

    async publisherOf(release) {
      const bytes = await objects.read(publisherKey(release));
      return bytes && parsedOrNull(publisher, bytes);
    },
  };
}

type Compositions = Pick<ReleaseStore, "readComposition" | "revisions" | "newest" | "addComposition">;

function compositionsIn(objects: Objects, signatures: Signatures): Compositions {
  const has = async (revision: number) => (await objects.read(compositionKey(revision))) !== null;

  async function revisions(): Promise<number[]> {
    return (await objects.list("compositions/"))
      .map(({ key }) => Number(/^compositions\/(\d+)\.json$/.exec(key)?.[1]))
      .filter((revision) => revision > 0)
      .sort((a, b) => b - a);
  }

  return {
    async readComposition(revision) {
      const key = compositionKey(revision);
      const bytes = await objects.read(key);
      if (!bytes) return null;
      await signatures.check("composition", bytes, key);
      const found = parsedOrNull(compositionFile, bytes);
      // The number is in the signed bytes, so an earlier composition cannot be put in the place of a later one.
      if (found?.revision === revision) return found;
      throw new ReleaseRefused(
        "DAMAGED",
        `${key} is damaged; bring an earlier revision back by its number, with ops rollback <revision>.`,
      );
    },

    revisions,

    async newest(known) {
      if (!known) return (await revisions())[0] ?? null;
      let newest = known;
      while (await has(newest + 1)) newest++;
      return newest;
    },

    async addComposition(composition) {
      const bytes = Buffer.from(compositionText(composition));
      const key = compositionKey(composition.revision);
      await signatures.sign("composition", bytes);
      // The S3 client retries a write whose answer was lost; the retry finds its own bytes.
      if ((await objects.create(key, bytes)) || (await objects.read(key))?.equals(bytes)) return;
      throw new ReleaseRefused(
        "CONFLICT",
        "Another operator has changed what is live in the meantime; look at the status and try again.",
      );
    },
  };
}

/** Marks of releases that will be deleted. */
const marksIn = (objects: Objects): Pick<ReleaseStore, "retire" | "unretire" | "isRetired" | "retired"> => ({
  retire: async (release) => void (await objects.create(retiredKey(release), Buffer.from("{}\n"))),
  unretire: (release) => objects.remove(retiredKey(release)),
  isRetired: async (release) => (await objects.read(retiredKey(release))) !== null,

  async retired() {
    const marks = (await objects.list("retired/")).map(({ key, at }): [string, Date] => {
      const [, name, version] = /^retired\/([^/]+)\/(.+)\.json$/.exec(key) ?? [];
      return [`${name}@${version}`, at];
    });
    return new Map(marks);
  },
});
