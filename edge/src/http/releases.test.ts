import { rename } from "node:fs/promises";
import { join } from "node:path";
import { StoreError } from "@thuot-tha/shared/server";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { promote } from "../releases/promote.ts";
import { publish } from "../releases/publish.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { writeBuild } from "../testing/release.ts";
import { eventually, type RunningEdge, runningEdge, who } from "../testing/running-edge.ts";

let shop: RunningEdge;
let edge: RunningEdge["edge"];
/** Files of releases that the edge has read from the store. */
let reads: string[];
/** What happens before each of these reads. */
let beforeRead: () => Promise<void>;

beforeEach(async () => {
  shop = await runningEdge();
  reads = [];
  beforeRead = async () => undefined;
  const readFile: ReleaseStore["readFile"] = async (name, version, path, integrity) => {
    reads.push(`${name}@${version} ${path}`);
    await beforeRead();
    return shop.store.readFile(name, version, path, integrity);
  };
  edge = await shop.another({ RELEASE_COPY_DIR: join(shop.folder, "no-copy") }, { ...shop.store, readFile });
  reads.length = 0;
});
afterEach(() => shop.close());

const get = (url: string) => shop.get(url, "", edge);
const statusOf = async (url: string) => (await get(url)).statusCode;
const damagedFiles = async () => /^shop_damaged_files_total.*$/m.exec((await get("/metrics")).body)?.[0];
/** Publishes mf-a 0.9.0, which is never live. */
const publishEarlier = async () => publish(shop.store, await writeBuild(shop.folder, "mf-a", { version: "0.9.0" }));
const busy = { code: "BUSY" };

describe("a picture of a release", () => {
  it("runs no script when it is opened as a page", async () => {
    const contents = { "logo.svg": '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' };
    await publish(shop.store, await writeBuild(shop.folder, "mf-a", { version: "0.9.0", contents }));
    const { headers, body } = await get("/r/mf-a/0.9.0/logo.svg");
    expect([headers["content-type"], body]).toEqual(["image/svg+xml", contents["logo.svg"]]);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; .*sandbox$/);
    expect((await get("/r/mf-a/0.9.0/entry.js")).headers).not.toHaveProperty("content-security-policy");
  });
});

describe("a request for a release that does not exist", () => {
  it.each(["/r/mf-a/2.0.0/entry.php", "/r/Mf_a/2.0.0/entry.js", "/r/mf-a/latest/entry.js"])(
    "reads nothing from the store where no release has such an address: %s",
    async (url) => {
      expect(await statusOf(url)).toBe(404);
      expect(reads).toEqual([]);
    },
  );

  it("reads the store once for some seconds", async () => {
    const all = await Promise.all([statusOf("/r/mf-a/2.0.0/entry.js"), statusOf("/r/mf-a/2.0.0/other.js")]);
    expect([...all, await statusOf("/r/mf-a/2.0.0/entry.js")]).toEqual([404, 404, 404]);
    expect(reads).toEqual(["mf-a@2.0.0 release.json"]);
  });

  it("does not keep it from being served as soon as it is live", async () => {
    expect(await statusOf("/r/mf-a/2.0.0/entry.js")).toBe(404);
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), who, { check });
    await eventually(async () => (await get("/readyz")).json().revision, 2);
    expect((await get("/r/mf-a/2.0.0/entry.js")).body).toBe("// mf-a 2.0.0");
  });

  it("is refused while many others wait, and live releases are served", async () => {
    let release = () => undefined as unknown;
    const held = new Promise<void>((resolve) => {
      release = () => resolve();
    });
    beforeRead = () => held;
    const crowd = Array.from({ length: 300 }, (_, patch) => get(`/r/mf-a/9.0.${patch}/entry.js`));
    const last = await crowd.at(-1);
    expect([last?.statusCode, last?.headers["retry-after"], last?.json()]).toMatchObject([503, "5", busy]);
    expect(reads).toHaveLength(8);
    expect(await statusOf("/r/mf-a/1.0.0/entry.js")).toBe(200);
    release();
    const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
    expect([404, 503].map((status) => statuses.filter((one) => one === status).length)).toEqual([208, 92]);
  });
});

describe("a file of an earlier release", () => {
  it("is answered with 503 while the store is away, and is not counted as damaged", async () => {
    await publishEarlier();
    beforeRead = () => Promise.reject(new StoreError("unreachable", "The bucket does not answer."));
    const answer = await get("/r/mf-a/0.9.0/entry.js");
    expect([answer.statusCode, answer.headers["retry-after"], answer.json()]).toMatchObject([503, "5", busy]);
    beforeRead = async () => {
      if (reads.at(-1)?.endsWith("entry.js")) throw new StoreError("unreachable", "The bucket does not answer.");
    };
    expect(await statusOf("/r/mf-a/0.9.0/entry.js")).toBe(503);
    beforeRead = async () => undefined;
    expect((await get("/r/mf-a/0.9.0/entry.js")).body).toBe("// mf-a 0.9.0");
    expect(await damagedFiles()).toBeUndefined();
  });

  it("is answered with 503 while the store's folder is not mounted", async () => {
    await publishEarlier();
    const [store, away] = [join(shop.folder, "releases"), join(shop.folder, "away")];
    await rename(store, away);
    expect(await statusOf("/r/mf-a/0.9.0/entry.js")).toBe(503);
    await rename(away, store);
    expect(await statusOf("/r/mf-a/0.9.0/entry.js")).toBe(200);
    expect(await damagedFiles()).toBeUndefined();
  });

  it("is not found, and not counted as damaged, once garbage collection has deleted the release", async () => {
    const contents = { "logo.svg": "<svg/>" };
    await publish(shop.store, await writeBuild(shop.folder, "mf-a", { version: "0.9.0", contents }));
    expect(await statusOf("/r/mf-a/0.9.0/entry.js")).toBe(200);
    for (const { key } of await shop.store.objects.list("remotes/mf-a/0.9.0/")) await shop.store.objects.remove(key);
    expect([await statusOf("/r/mf-a/0.9.0/logo.svg"), await damagedFiles()]).toEqual([404, undefined]);
  });

  it("that is damaged is not found, and counted", async () => {
    await publishEarlier();
    await shop.store.objects.put("remotes/mf-a/0.9.0/entry.js", Buffer.from("other"));
    expect(await statusOf("/r/mf-a/0.9.0/entry.js")).toBe(404);
    expect(await damagedFiles()).toBe('shop_damaged_files_total{remote="mf-a"} 1');
  });
});
