import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ReleaseManifest, releaseManifest } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "./errors.ts";
import { integrityOf } from "./integrity.ts";
import { oneLine } from "./one-line.ts";
import { parsedOrNull } from "./parsed.ts";
import { isReleasePath, type Publisher, type ReleaseStore } from "./store.ts";

export interface PublishedRelease {
  name: string;
  version: string;
  /** False when the same release was published already; null when a dry run has not asked the edge. */
  added: boolean | null;
}

/**
 * Names of sets. A candidate is named after its releases, so documents of such a remote would be taken for another
 * set's.
 */
const reservedNames = ["stable", "candidate"];

/** A built release: its manifest, and a reader of its files. */
export interface BuiltRelease {
  manifest: ReleaseManifest;
  description: Buffer;
  read: (path: string) => Promise<Buffer | null>;
}

/** Reads a build from a folder. */
export async function readBuild(directory: string): Promise<BuiltRelease> {
  const read = (path: string) => readFile(join(directory, path)).catch(() => null);
  const description = await read("release.json");
  if (!description)
    throw new ReleaseRefused(
      "NOT_BUILT",
      `${directory} holds no release.json; build the package first, or correct its name.`,
    );
  const manifest = parsedOrNull(releaseManifest, description);
  if (manifest) return { manifest, description, read };
  throw new ReleaseRefused("NOT_BUILT", `release.json in ${directory} is not a build's; build the package again.`);
}

/**
 * Publishes a built release. Publishing the same content again is a no-op.
 *
 * @param dryRun only reports whether the release could be published
 */
export async function publish(
  store: ReleaseStore,
  directory: string,
  publisher?: Publisher,
  dryRun = false,
): Promise<PublishedRelease> {
  const { manifest, description, read } = await readBuild(directory);
  const into = dryRun ? { ...store, addRelease: store.mustBeNew } : store;
  return publishFiles(into, manifest, description, read, publisher);
}

/** Publishes files from any source. */
export async function publishFiles(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  description: Buffer,
  read: (path: string) => Promise<Buffer | null>,
  publisher?: Publisher,
): Promise<PublishedRelease> {
  const { name, version } = manifest;
  if (reservedNames.includes(name)) {
    throw new ReleaseRefused("USAGE", `"${name}" is reserved for a set of releases; give the package another name.`);
  }
  oneLine(manifest.source, "The source in release.json");
  const foreign = manifest.files.find(({ path }) => !isReleasePath(name, version, path));
  if (foreign) throw new ReleaseRefused("USAGE", `${foreign.path} is no file of a release; build the package again.`);
  const files = new Map<string, Buffer>();
  for (const { path } of manifest.files) files.set(path, await readAsBuilt(manifest, path, read));
  try {
    await store.addRelease(name, version, files, description, publisher);
    return { name, version, added: true };
  } catch (error) {
    if (!(error instanceof ReleaseRefused) || error.code !== "ALREADY_PUBLISHED") throw error;
    const there = await store.readFile(name, version, "release.json");
    if (there?.equals(description)) return { name, version, added: false };
    const published = there && parsedOrNull(releaseManifest, there);
    if (!published || uncompressed(published) !== uncompressed(manifest)) throw error;
    throw new ReleaseRefused(
      "ALREADY_PUBLISHED",
      `${name}@${version} is published already, and this build differs only in its compressed files; build it with the same Node, or give it a version of its own.`,
    );
  }
}

/** What a release is apart from its compressed files, which differ between versions of Node, and the hash over all. */
const uncompressed = ({ source: _, files, ...others }: ReleaseManifest): string =>
  JSON.stringify({ ...others, files: files.filter(({ path }) => !/\.(br|gz)$/.test(path)) });

/** Reads one file and checks it against the manifest. */
export async function readAsBuilt(
  { name, files }: ReleaseManifest,
  path: string,
  read: (path: string) => Promise<Buffer | null>,
): Promise<Buffer> {
  const bytes = await read(path);
  const listed = files.find((file) => file.path === path);
  if (bytes && integrityOf(bytes) === listed?.integrity) return bytes;
  throw new ReleaseRefused("DAMAGED", `${path} of ${name} is missing or not what was built; build the package again.`);
}
