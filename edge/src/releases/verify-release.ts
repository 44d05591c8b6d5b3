import type { Entry } from "@thuot-tha/shared/server";
import pLimit from "p-limit";
import { z } from "zod";
import { parsedOrNull } from "./parsed.ts";
import { maxReadsOfSet, type Release, readChecked } from "./read-release.ts";
import type { ReleaseStore } from "./store.ts";

/** Etags of a release's files when their hashes were last checked, and the integrity of its `release.json`. */
const verified = z.object({ integrity: z.string(), etags: z.record(z.string(), z.string()) });

/** Key of the record of a release's checked files. */
export const verifiedKey = ({ name, version }: { name: string; version: string }): string =>
  `verified/${name}/${version}.json`;

interface Options {
  /** Reads every file, also those that were checked before. */
  thoroughly?: boolean;
}

/**
 * Checks the files of releases against their manifests. A file that has the etag it had when it was last checked is not
 * read again, so a rollback to a set that was live reads almost nothing. Throws `ReleaseRefused` for a damaged file.
 */
export async function verifyReleases(store: ReleaseStore, set: Release[], options: Options = {}): Promise<void> {
  const read = pLimit(maxReadsOfSet);
  const records = await Promise.all(
    set.map(async (release) => {
      const { manifest } = release;
      const [etags, known] = await Promise.all([etagsOf(store, release), knownEtags(store, release)]);
      const isKnown = (path: string) => etags[path] !== undefined && etags[path] === known[path];
      const due = manifest.files.filter(({ path }) => options.thoroughly || !isKnown(path));
      await Promise.all(due.map(({ path }) => read(readChecked, store, manifest, path)));
      return due.every(({ path }) => isKnown(path)) ? [] : [{ release, etags }];
    }),
  );
  await Promise.all(records.flat().map((record) => remember(store, record)));
}

/** Etags of a release's files by path. They are listed before the files are read, so a later change is noticed. */
async function etagsOf({ objects }: ReleaseStore, { manifest }: Release): Promise<Record<string, string>> {
  const prefix = `remotes/${manifest.name}/${manifest.version}/`;
  const entries = await objects.list(prefix);
  return Object.fromEntries(entries.map(({ key, etag }: Entry) => [key.slice(prefix.length), etag]));
}

async function knownEtags({ objects }: ReleaseStore, release: Release): Promise<Record<string, string | undefined>> {
  const bytes = await objects.read(verifiedKey(release.manifest));
  const record = bytes && parsedOrNull(verified, bytes);
  return record?.integrity === release.integrity ? record.etags : {};
}

/** The record only saves time, so a store that cannot be written is no reason to refuse a set. */
async function remember(
  { objects }: ReleaseStore,
  { release, etags }: { release: Release; etags: Record<string, string> },
): Promise<void> {
  const record = JSON.stringify({ integrity: release.integrity, etags });
  await objects.put(verifiedKey(release.manifest), Buffer.from(record)).catch(() => undefined);
}
