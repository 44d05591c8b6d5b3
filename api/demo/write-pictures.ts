import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readCatalogue } from "./catalogue.ts";
import { allPictures } from "./pictures.ts";

/** Draws the shop's pictures into the media folder. @returns how many */
export async function writePictures(directory: string): Promise<number> {
  const folders = new Set<string>();
  let written = 0;
  for (const { path, svg } of allPictures(readCatalogue())) {
    const file = join(directory, path);
    const folder = dirname(file);
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    await writeFile(file, svg);
    written += 1;
  }
  return written;
}
