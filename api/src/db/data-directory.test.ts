import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { claimDataDirectory, DataDirectoryLost } from "./data-directory.ts";

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "thuot-tha-claim-")), "data");
});
afterEach(() => rm(join(folder, ".."), { recursive: true }));

const claim = () => claimDataDirectory({ databaseUrl: null, dataDirectory: folder });
const holderFile = () => join(folder, "ops.json");

describe("claimDataDirectory", () => {
  it("gives a folder to one process at a time, and reports its pid and address", async () => {
    const first = await claim();
    await first?.announce("http://127.0.0.1:4000");
    await expect(claim()).rejects.toMatchObject({
      message: `The data folder ${folder} is in use by process ${process.pid}. Stop it first.`,
      holder: { pid: process.pid, url: "http://127.0.0.1:4000", token: first?.token },
    });
    await first?.release();
    const second = await claim();
    expect(JSON.parse(await readFile(holderFile(), "utf8"))).toMatchObject({ url: null, token: second?.token });
    await second?.release();
  });

  it.each(["", "{", "null", '{"pid":"one"}'])("ignores %p in ops.json", async (text) => {
    await mkdir(folder);
    await writeFile(holderFile(), text);
    const first = await claim();
    await writeFile(holderFile(), text);
    await expect(claim()).rejects.toThrow("is in use by another process. Stop it first.");
    await first?.release();
  });

  it("notices that the folder was removed or replaced, and leaves the new one alone", async () => {
    const first = await claim();
    first?.check();
    await rename(folder, `${folder}.old`);
    expect(() => first?.check()).toThrow(DataDirectoryLost);
    const second = await claim();
    expect(() => first?.check()).toThrow("was removed or replaced while the API used it");
    second?.check();
    await first?.release();
    expect(JSON.parse(await readFile(holderFile(), "utf8")).token).toBe(second?.token);
    await second?.release();
  });

  it("returns null for a server database or an in-memory one", async () => {
    expect(await claimDataDirectory({ databaseUrl: "postgres://x", dataDirectory: folder })).toBeNull();
    expect(await claimDataDirectory({ databaseUrl: null, dataDirectory: "memory://" })).toBeNull();
  });
});
