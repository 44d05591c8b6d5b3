import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { images, root, template } from "./folders.ts";
import { runShop } from "./run-shop.ts";

/** Starts a shop once before all stories; shops under test begin with its data. */
export default async function prepareShop(): Promise<void> {
  await rm(template, { recursive: true, force: true });
  const shop = await runShop(template);
  await shop.stop();
  await removeOldImages();
}

/** Removes resized pictures once the originals or the edge's code have changed. */
async function removeOldImages(): Promise<void> {
  const made = join(images, "made-from");
  const source = await hashOf(join(template, "media"), join(root, "edge", "dist"));
  if (source === (await readFile(made, "utf8").catch(() => null))) return;
  await rm(images, { recursive: true, force: true });
  await mkdir(images, { recursive: true });
  await writeFile(made, source);
}

async function hashOf(...folders: string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const path of paths.sort()) hash.update(path).update(await readFile(path));
  }
  return hash.digest("hex");
}
