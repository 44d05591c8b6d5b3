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

describe("a folder that hangs", () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] }));
  afterEach(() => void jest.useRealTimers());

  const unreachable = {
    trouble: "unreachable",
    message: expect.stringMatching(/does not answer; look at its disk or mount\. \(no answer within 20 s\)$/),
  };

  it("is reported as unreachable after twenty seconds, holds few threads, and is used again once it answers", async () => {
    const ends: (() => void)[] = [];
    const readFile = (() =>
      new Promise((resolve) => ends.push(() => resolve(bytes)))) as unknown as typeof files.readFile;
    const objects = diskObjects(folder, { ...files, readFile });
    const reads = Array.from({ length: 100 }, () => objects.read("compositions/1.json").catch((error) => error));
    await jest.advanceTimersByTimeAsync(19_999);
    expect(ends).toHaveLength(16);
    await jest.advanceTimersByTimeAsync(20_001);
    for (const error of await Promise.all(reads)) expect(error).toMatchObject(unreachable);
    await expect(objects.read("compositions/1.json")).rejects.toMatchObject(unreachable);
    expect(ends.length).toBeLessThanOrEqual(24);
    for (const end of ends) end();
    await jest.advanceTimersByTimeAsync(0);
    const again = objects.read("compositions/1.json");
    ends.at(-1)?.();
    expect(await again).toEqual(bytes);
  });

  it("is reported as unreachable when it takes a file and does not flush its folder", async () => {
    let begin = (): void => undefined;
    const flushing = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const open = (async (...args: Parameters<typeof files.open>) => {
      const handle = await files.open(...args);
      const sync = () => {
        begin();
        return new Promise(() => undefined);
      };
      return Object.assign(handle, { sync });
    }) as typeof files.open;
    const put = diskObjects(folder, { ...files, open }).put("health/1.json", bytes);
    const outcome = expect(put).rejects.toMatchObject(unreachable);
    await flushing;
    await jest.advanceTimersByTimeAsync(20_000);
    await outcome;
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

describe("a file in place of the folder", () => {
  it("is named by every request but a read", async () => {
    const root = join(folder, "file");
    await files.writeFile(root, bytes);
    const objects = diskObjects(root);
    const failing = { trouble: "failing", message: expect.stringContaining("is no folder, or has a file in place of") };
    await expect(objects.reach()).rejects.toMatchObject({ trouble: "missing" });
    await expect(objects.probe()).rejects.toMatchObject(failing);
    await expect(objects.create("remotes/shell/1.0.0/release.json", bytes)).rejects.toMatchObject(failing);
    await expect(objects.put("health/1.json", bytes)).rejects.toMatchObject(failing);
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
