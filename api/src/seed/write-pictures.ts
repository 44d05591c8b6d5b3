import { access, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { seedPictures } from "./pictures.ts";

/** Written last, so that an interrupted start draws again. */
const MARK = ".seed-pictures";

/** Draws the shop's pictures into the media folder unless they are there. @returns how many were written */
export async function writePictures(directory: string, onProgress: (text: string) => void): Promise<number> {
  const mark = join(directory, MARK);
  const isDone = await access(mark).then(
    () => true,
    () => false,
  );
  if (isDone) return 0;
  onProgress("drawing the pictures");
  const folders = new Set<string>();
  let written = 0;
  for (const { path, svg } of seedPictures()) {
    const file = join(directory, path);
    const folder = dirname(file);
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    await writeFile(file, svg);
    written += 1;
  }
  await writeFile(mark, `${written}\n`);
  return written;
}
