import { type ReleaseManifest, releaseManifest } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "./errors.ts";
import { integrityOf } from "./integrity.ts";
import { parsedOrNull } from "./parsed.ts";
import type { ReleaseStore } from "./store.ts";

/** A release's manifest; bytes and integrity of its `release.json`, which holds the hashes of all other files. */
export interface Release {
  manifest: ReleaseManifest;
  bytes: Buffer;
  integrity: string;
}

/** Files of a set that are read at the same time, because a bucket answers each read slowly. */
export const maxReadsOfSet = 64;

/** Reads a release. @param expected integrity of its `release.json`, when a composition has fixed it */
export async function readRelease(
  store: ReleaseStore,
  name: string,
  version: string,
  expected?: string,
): Promise<Release> {
  const bytes = await store.readFile(name, version, "release.json", expected);
  if (!bytes)
    throw new ReleaseRefused(
      "UNKNOWN_RELEASE",
      `There is no release ${name}@${version}; publish it first, or correct its name or version.`,
    );
  const integrity = integrityOf(bytes);
  if (expected && integrity !== expected) {
    throw new ReleaseRefused(
      "DAMAGED",
      `release.json of ${name}@${version} is not the one that was promoted; publish a new version.`,
    );
  }
  const manifest = parsedOrNull(releaseManifest, bytes);
  // A `release.json` of another release would make that release live instead.
  if (manifest?.name === name && manifest.version === version) return { manifest, bytes, integrity };
  throw new ReleaseRefused("DAMAGED", `release.json of ${name}@${version} is damaged; publish a new version.`);
}

/** Reads one file of a release and checks its hash. */
export async function readChecked(
  store: ReleaseStore,
  { name, version, files }: ReleaseManifest,
  path: string,
): Promise<Buffer> {
  const listed = files.find((file) => file.path === path);
  const bytes = listed ? await store.readFile(name, version, path, listed.integrity) : null;
  if (!listed || !bytes) {
    throw new ReleaseRefused("DAMAGED", `${name}@${version} lacks ${path}; publish a new version.`);
  }
  if (integrityOf(bytes) !== listed.integrity) {
    throw new ReleaseRefused(
      "DAMAGED",
      `${path} of ${name}@${version} is not what was published; publish a new version.`,
    );
  }
  return bytes;
}
