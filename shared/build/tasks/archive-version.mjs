import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The version of an archive: that of its package, with a hash of all its files. Package managers and caches treat
 * archives of one version as equal. @param folder of the unpacked archive
 */
export async function archiveVersion(folder) {
  const hash = createHash("sha256");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) {
    const bytes = await readFile(file);
    hash.update(`${file.slice(folder.length)}\0${bytes.length}\0`).update(bytes);
  }
  const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return `${version}-sha${hash.digest("hex").slice(0, 12)}`;
}
