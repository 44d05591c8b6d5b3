import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { temporaryFolder } from "../testing/release.ts";
import { integrityOf } from "./integrity.ts";
import { liveCopy } from "./live-copy.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const copyOf = (store = "/store") => liveCopy(folder.path, { folder: store });
const composition = (revision: number): Composition => ({
  revision,
  at: "2026-12-01T00:00:00.000Z",
  by: "an",
  why: "",
  stable: {},
  candidates: [],
});
const bytesOf = (text: string) => Buffer.from(text);
const idOf = (text: string) => integrityOf(bytesOf(text));
const files = (...texts: string[]) => new Map(texts.map((text) => [idOf(text), bytesOf(text)]));
const read = async (text: string) => (await copyOf().read(idOf(text)))?.toString() ?? null;

describe("liveCopy", () => {
  it("returns the files and the newest composition that were added", async () => {
    await copyOf().add(composition(1), files("a", "b"));
    await copyOf().add(composition(2), files("b", "c"));
    expect([await read("a"), await read("b"), await read("c"), await read("d")]).toEqual(["a", "b", "c", null]);
    expect(await copyOf().latest()).toEqual(composition(2));
  });

  it("is one per store", async () => {
    await copyOf().add(composition(1), files("a"));
    expect(await copyOf("/other").latest()).toBeNull();
    expect(await copyOf("/other").read(idOf("a"))).toBeNull();
  });

  it("returns no damaged file, and takes it again", async () => {
    await copyOf().add(composition(1), files("a"));
    const [name = ""] = await readdir(join(copyOf().folder, "files"));
    await writeFile(join(copyOf().folder, "files", name), "x");
    expect(await read("a")).toBeNull();
    await copyOf().add(composition(1), files("a"));
    expect(await read("a")).toBe("a");
  });

  it("keeps the sets of five revisions", async () => {
    for (const revision of [1, 2, 3, 4, 5, 6])
      await copyOf().add(composition(revision), files("shared", `own ${revision}`));
    expect([await read("own 1"), await read("own 2"), await read("shared")]).toEqual([null, "own 2", "shared"]);
  });

  it("forgets higher revisions, which belong to a store that was here before", async () => {
    await copyOf().add(composition(7), files("a"));
    await copyOf().add(composition(1), files("b"));
    expect(await copyOf().latest()).toEqual(composition(1));
    expect(await read("a")).toBeNull();
  });
});
