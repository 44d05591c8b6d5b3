import { writeBuild } from "../testing/release.ts";
import { type StoreUnderTest, storesUnderTest } from "../testing/stores.ts";
import { publish } from "./publish.ts";
import { readRelease } from "./read-release.ts";
import { verifyReleases } from "./verify-release.ts";

describe.each(Object.entries(storesUnderTest))("verifyReleases in %s", (_, open) => {
  let under: StoreUnderTest;
  let read: string[];
  beforeEach(async () => {
    under = await open();
    await publish(under.store, await writeBuild(under.folder, "shell"));
    read = [];
  });
  afterEach(() => under.close());

  async function verify(thoroughly = false): Promise<string[]> {
    const store = {
      ...under.store,
      readFile: (name: string, version: string, path: string) => {
        read.push(path);
        return under.store.readFile(name, version, path);
      },
    };
    const release = await readRelease(store, "shell", "1.0.0");
    read = [];
    await verifyReleases(store, [release], { thoroughly });
    return read.sort();
  }
  const change = (path: string) => under.store.objects.put(`remotes/shell/1.0.0/${path}`, Buffer.from("intruder"));
  const all = ["entry.js", "server.js", "sw.js"];

  it("reads every file once, and again on request", async () => {
    expect(await verify()).toEqual(all);
    expect(await verify()).toEqual([]);
    expect(await verify(true)).toEqual(all);
  });

  it("finds a file that was changed or removed after it was checked", async () => {
    await verify();
    await change("sw.js");
    await expect(verify()).rejects.toMatchObject({
      code: "DAMAGED",
      message: expect.stringContaining("sw.js of shell"),
    });
    await under.store.objects.remove("remotes/shell/1.0.0/sw.js");
    await expect(verify()).rejects.toMatchObject({ code: "DAMAGED", message: expect.stringContaining("lacks sw.js") });
  });

  it("trusts no record of another release.json", async () => {
    await verify();
    const key = "verified/shell/1.0.0.json";
    const record = JSON.parse(String(await under.store.objects.read(key)));
    await under.store.objects.put(key, Buffer.from(JSON.stringify({ ...record, integrity: "sha384-other" })));
    expect(await verify()).toEqual(all);
  });
});
