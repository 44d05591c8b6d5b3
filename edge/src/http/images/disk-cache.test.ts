import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "../../testing/release.ts";
import { eventually } from "../../testing/running-edge.ts";
import { diskCache } from "./disk-cache.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
  unwritten = [];
});
afterEach(() => folder.remove());

const bytes = (size: number) => Buffer.alloc(size, 1);
const names = async () => (await readdir(join(folder.path, "240x320"))).sort().join(" ");

let unwritten: unknown[];
const open = () => diskCache(folder.path, 100, (error) => unwritten.push(error));

describe("diskCache", () => {
  it("deletes what was not read for longest, beyond its size", async () => {
    const cache = open();
    for (const name of ["a", "b", "c"]) await cache.write(`240x320/${name}`, bytes(30));
    expect(await cache.read("240x320/a")).toEqual(bytes(30));
    await cache.write("240x320/d", bytes(30));
    await eventually(names, "a c d");
    expect(await cache.read("240x320/b")).toBeNull();
  });

  it("counts what an earlier process left, and what another one writes", async () => {
    const earlier = open();
    for (const name of ["a", "b"]) await earlier.write(`240x320/${name}`, bytes(30));
    const cache = open();
    await earlier.write("240x320/c", bytes(30));
    expect(await cache.read("240x320/c")).toEqual(bytes(30));
    expect(await cache.read("240x320/b")).toEqual(bytes(30));
    expect(await cache.read("240x320/a")).toEqual(bytes(30));
    await cache.write("240x320/d", bytes(30));
    await eventually(names, "a b d");
  });

  it("never takes a file that is larger than all of it", async () => {
    const cache = open();
    await cache.write("240x320/a", bytes(60));
    await cache.write("240x320/b", bytes(101));
    expect(await names()).toBe("a");
  });

  it("reports a file that it cannot write, and goes on without it", async () => {
    await writeFile(join(folder.path, "240x320"), "in the folder's place");
    const cache = open();
    await cache.write("240x320/a", bytes(30));
    expect(unwritten).toMatchObject([{ code: "EEXIST" }]);
    expect(await cache.read("240x320/a")).toBeNull();
  });
});
