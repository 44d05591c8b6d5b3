import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeRelease, integrityOf } from "@thuot-tha/shared/build/release";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * A later release of a package: the built one with another version, and other text where `replace` is given. It is not
 * compressed, because that takes seconds and the stories use no slow network.
 *
 * @param replace every occurrence of the first in scripts, browser's and server's, becomes the second
 * @param only scripts whose name it matches
 * @returns its folder
 */
export async function nextRelease(name, { version, replace: [from, to] = [], only = /./ }) {
  const folder = await mkdtemp(join(tmpdir(), "release-"));
  await cp(join(root, name, "dist", "release"), folder, { recursive: true });
  const built = JSON.parse(await readFile(join(folder, "release.json"), "utf8"));
  const container = built.container.replace(/_\d+_\d+_\d+.*$/, `_${version.replace(/\W/g, "_")}`);
  const { entry, parts, manifest, source } = built;
  const paths = await readdir(folder);
  const files = new Map();
  const hashes = new Map();
  // The entry last: it carries the hashes of the others.
  for (const file of [...paths.filter((one) => one !== entry), entry]) {
    const path = join(folder, file);
    if (/\.(br|gz)$|^release\.json$/.test(file)) {
      await rm(path);
      continue;
    }
    const before = await readFile(path);
    files.set(file, before);
    if (!file.endsWith(".js")) continue;
    let text = before.toString().replaceAll(built.container, container);
    if (from !== undefined && only.test(file)) text = text.replaceAll(from, to);
    if (file === entry) for (const [old, now] of hashes) text = text.replaceAll(old, now);
    await writeFile(path, text);
    files.set(file, Buffer.from(text));
    hashes.set(integrityOf(before), integrityOf(text));
  }
  const release = describeRelease({ name, version, source: `${source}-${version}`, parts, entry, manifest, files });
  await writeFile(join(folder, "release.json"), JSON.stringify(release));
  return folder;
}
