import { link, mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
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

  it("returns no set before one that is unreadable, which may be its rollback", async () => {
    await copyOf().add(composition(1), files("a"));
    await copyOf().add(composition(2), files("b"));
    await writeFile(join(copyOf().folder, "sets", "2.json"), '{"composition":');
    expect(await copyOf().latest()).toBeNull();
    await copyOf().add(composition(3), files("a"));
    expect(await copyOf().latest()).toEqual(composition(3));
  });

  it("replaces the file of a set in one step", async () => {
    await copyOf().add(composition(1), files("a"));
    const before = join(folder.path, "before.json");
    await link(join(copyOf().folder, "sets", "1.json"), before);
    const whole = await readFile(before, "utf8");
    await copyOf().add({ ...composition(1), why: "again" }, files("a"));
    expect(await readFile(before, "utf8")).toBe(whole);
    expect(await copyOf().latest()).toEqual({ ...composition(1), why: "again" });
  });

  it("drops the sets before one that cannot be added", async () => {
    await copyOf().add(composition(1), files("a"));
    // A folder in the place of a file makes its write fail.
    await mkdir(join(copyOf().folder, "files", Buffer.from(idOf("b").slice(7), "base64").toString("hex")));
    await expect(copyOf().add(composition(2), files("b"))).rejects.toMatchObject({ code: "EISDIR" });
    expect(await copyOf().latest()).toBeNull();
  });

  it("makes room before it adds a set, also of what an ended edge has left", async () => {
    for (const revision of [1, 2, 3, 4, 5]) await copyOf().add(composition(revision), files(`own ${revision}`));
    const left = join(copyOf().folder, "arriving", "half");
    await writeFile(left, "half");
    await utimes(left, new Date("2026-01-01T00:00:00Z"), new Date("2026-01-01T00:00:00Z"));
    // A folder in the place of the set makes its write fail, after that of its files.
    await mkdir(join(copyOf().folder, "sets", "6.json"));
    await expect(copyOf().add(composition(6), files("own 6"))).rejects.toMatchObject({ code: "EISDIR" });
    expect([await read("own 1"), await read("own 2"), await read("own 6")]).toEqual([null, "own 2", "own 6"]);
    expect(await readdir(copyOf().folder, { recursive: true })).not.toContain(join("arriving", "half"));
  });
});
