/** @jest-environment node */
import * as files from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { diskObjects } from "./disk-objects.ts";

let folder: string;
beforeEach(async () => {
  folder = await files.mkdtemp(join(tmpdir(), "store-"));
});
afterEach(() => files.rm(folder, { recursive: true }));

const bytes = Buffer.from("{ }");
const failing = (code: string) => () => Promise.reject(Object.assign(new Error(`${code}: fails`), { code }));

describe("a folder that fails", () => {
  it.each([
    ["ENOSPC", "full", "is full; make room on its disk."],
    ["EROFS", "read-only", "is read-only; mount it for writing."],
    ["EACCES", "denied", "denies this; give this user the right to read and write it."],
    ["ESTALE", "unreachable", "does not answer; look at its disk or mount."],
  ])("reports what is wrong and what to do: %s", async (code, trouble, sentence) => {
    const error = { trouble, message: `The store ${folder} ${sentence} (${code}: fails)` };
    const writes = diskObjects(folder, { ...files, writeFile: failing(code) });
    await expect(writes.create("compositions/1.json", bytes)).rejects.toMatchObject(error);
    await expect(writes.put("health/1.json", bytes)).rejects.toMatchObject(error);
    await expect(writes.probe()).rejects.toMatchObject(error);
    const reads = diskObjects(folder, { ...files, readFile: failing(code), readdir: failing(code) });
    await expect(reads.read("compositions/1.json")).rejects.toMatchObject(error);
    await expect(reads.list("compositions/")).rejects.toMatchObject(error);
  });
});

describe("probes of two edges at the same time", () => {
  it("both find that the folder can be written", async () => {
    let removed = () => undefined as unknown;
    const both = new Promise((resolve) => {
      removed = () => resolve(undefined);
    });
    let waiting = 0;
    // Both have removed the probe before either writes it.
    const rm: typeof files.rm = async (...args) => {
      await files.rm(...args);
      if (String(args[0]).includes("probe") && ++waiting === 2) removed();
      if (String(args[0]).includes("probe")) await both;
    };
    const objects = diskObjects(folder, { ...files, rm });
    expect(await Promise.all([objects.probe(), objects.probe()])).toEqual([undefined, undefined]);
  });
});

describe("a folder that is not there", () => {
  it("is made by a publication only", async () => {
    const root = join(folder, "store");
    const objects = diskObjects(root);
    const missing = {
      trouble: "missing",
      message: expect.stringContaining("mount it, or correct the setting that names it (RELEASE_STORE, MEDIA_STORE)."),
    };
    await expect(objects.put("health/1.json", bytes)).rejects.toMatchObject(missing);
    await expect(objects.probe()).rejects.toMatchObject(missing);
    expect(await objects.list("compositions/")).toEqual([]);
    await expect(files.stat(root)).rejects.toMatchObject({ code: "ENOENT" });
    expect(await objects.create("remotes/shell/1.0.0/release.json", bytes)).toBe(true);
    await objects.probe();
  });

  it.each(["put", "probe"] as const)("is not made by a %s during which it vanishes", async (name) => {
    const root = join(folder, "store");
    await files.mkdir(root);
    const mkdir = (async (path: string) => {
      await files.rm(root, { recursive: true, force: true });
      return files.mkdir(path);
    }) as typeof files.mkdir;
    const objects = diskObjects(root, { ...files, mkdir });
    await expect(name === "put" ? objects.put("health/1.json", bytes) : objects.probe()).rejects.toMatchObject({
      trouble: "missing",
    });
    await expect(files.stat(root)).rejects.toMatchObject({ code: "ENOENT" });
  });
});
