import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { releaseManifest } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "./errors.ts";
import { integrityOf } from "./integrity.ts";
import { readRelease } from "./read-release.ts";
import type { ReleaseStore } from "./store.ts";

/** Puts a built release into the store. Publishing the very same content again changes nothing and is no error. */
export async function publish(
  store: ReleaseStore,
  directory: string,
): Promise<{ name: string; version: string; added: boolean }> {
  const description = await readFile(join(directory, "release.json")).catch(() => null);
  if (!description)
    throw new ReleaseRefused("NOT_BUILT", `${directory} holds no release.json; build the package first.`);
  const manifest = releaseManifest.parse(JSON.parse(description.toString()));
  const { name, version } = manifest;
  const files = new Map<string, Buffer>();
  for (const { path, integrity } of manifest.files) {
    const bytes = await readFile(join(directory, path)).catch(() => null);
    if (!bytes || integrityOf(bytes) !== integrity) {
      throw new ReleaseRefused(
        "DAMAGED",
        `${path} of ${name} is missing or not what was built; build the package again.`,
      );
    }
    files.set(path, bytes);
  }
  files.set("release.json", description);
  try {
    await store.addRelease(name, version, files);
    return { name, version, added: true };
  } catch (error) {
    if (!(error instanceof ReleaseRefused) || error.code !== "ALREADY_PUBLISHED") throw error;
    const there = await readRelease(store, name, version);
    if (there.integrity !== integrityOf(description)) throw error;
    return { name, version, added: false };
  }
}
