import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReleaseManifest } from "@thuot-tha/shared/contracts/remote";
import { root } from "./folders.ts";

interface Change {
  version: string;
  /** Every occurrence in its scripts, browser's and server's. */
  replace: [from: string | RegExp, to: string];
  /** Only in scripts whose name this matches. */
  only?: RegExp;
}

/** A later release of a remote: the built one with another version and other words. @returns its folder */
export async function nextRelease(name: string, { version, replace: [from, to], only = /./ }: Change): Promise<string> {
  const { integrityOf, writeRelease } = await import("@thuot-tha/shared/build/release");
  const folder = await mkdtemp(join(tmpdir(), "release-"));
  await cp(join(root, name, "dist", "release"), folder, { recursive: true });
  const built: ReleaseManifest = JSON.parse(await readFile(join(folder, "release.json"), "utf8"));
  const container = built.container.replace(/_\d+_\d+_\d+.*$/, `_${version.replace(/\W/g, "_")}`);
  const { entry, parts, manifest, source } = built;
  const files = await readdir(folder);
  const hashes = new Map<string, string>();
  // The entry last: it carries the hashes of the others.
  for (const file of [...files.filter((one) => one !== entry), entry]) {
    const path = join(folder, file);
    if (/\.(br|gz)$|^release\.json$/.test(file)) await rm(path);
    if (!file.endsWith(".js")) continue;
    const before = await readFile(path, "utf8");
    let text = before.replaceAll(built.container, container);
    if (only.test(file)) text = text.replaceAll(from, to);
    if (file === entry) for (const [old, now] of hashes) text = text.replaceAll(old, now);
    await writeFile(path, text);
    hashes.set(integrityOf(before), integrityOf(text));
  }
  await writeRelease({ name, version, source: `${source}-${version}`, directory: folder, parts, entry, manifest });
  return folder;
}
