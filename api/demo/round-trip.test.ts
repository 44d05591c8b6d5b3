import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Objects } from "@thuot-tha/shared/server";
import { readConfig } from "../src/config/config.ts";
import { fillWhenEmpty } from "../src/first-start.ts";
import { readyMedia } from "../src/media.ts";
import { exportFolder } from "../src/shop-folder/export.ts";
import { importFolder } from "../src/shop-folder/import.ts";
import { pictureFiles } from "../src/shop-folder/pictures.ts";
import { readFolder } from "../src/shop-folder/read.ts";
import { openTestDatabase } from "../src/testing/database.ts";
import { catalogueOf, readDemo } from "./catalogue.ts";

const config = readConfig({ DATA_DIR: "memory://" });
const now = new Date("2026-12-01T03:00:00Z");

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "demo-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Writes a picture for each name that the demo's folder has. How they are drawn does not matter here. */
async function writeSomePictures(media: Objects): Promise<void> {
  const { pictures, banners, categories, pages } = catalogueOf(await readDemo());
  const files = [
    ...pictures.map(({ file }) => file),
    ...banners.flatMap(({ picture, portrait }) => [picture, portrait]),
    ...[...categories, ...pages].map(({ picture }) => picture),
  ].filter((file) => file !== undefined);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="12"/>');
  for (const file of files) await media.put(file, svg);
}

/** The texts of an exported folder by file, with pictures named as before they got a mark of their content. */
async function textsIn(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(csv|md)$/.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return Object.fromEntries(
    files.map((file, index) => [file, (texts[index] ?? "").replaceAll(/-[0-9a-f]{12}(?=\.svg)/g, "")]),
  );
}

it("an export of the demo changes nothing in its shop, and makes an equal shop of an empty one", async () => {
  const media = await readyMedia({ folder: join(directory, "media") });
  await writeSomePictures(media);
  const exported = join(directory, "export");
  const first = await openTestDatabase();
  await fillWhenEmpty(first.db, config, now);
  expect((await exportFolder(first.db, media, exported)).missing).toEqual([]);
  const folder = await readFolder(exported);
  const unchanged = { now: new Date("2027-01-01T00:00:00Z"), prune: true };
  expect(await importFolder(first.db, folder, pictureFiles(exported, media), unchanged)).toEqual([]);
  await first.close();

  const otherMedia = await readyMedia({ folder: join(directory, "other-media") });
  const second = await openTestDatabase();
  await importFolder(second.db, folder, pictureFiles(exported, otherMedia), { now });
  const again = join(directory, "again");
  expect((await exportFolder(second.db, otherMedia, again)).missing).toEqual([]);
  await second.close();
  expect(await textsIn(again)).toEqual(await textsIn(exported));
  expect(Object.keys(await textsIn(again)).length).toBeGreaterThan(20);
});
