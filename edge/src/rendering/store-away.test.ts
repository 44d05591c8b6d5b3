import { rename } from "node:fs/promises";
import { join } from "node:path";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { promote } from "../releases/promote.ts";
import { rollback } from "../releases/rollback.ts";
import { eventually, type RunningEdge, runningEdge, visitors, who } from "../testing/running-edge.ts";

let shop: RunningEdge;
beforeEach(async () => {
  shop = await runningEdge();
});
afterEach(() => shop.close());

const setOf = (version: string) => `shell ${version}, mf-a ${version}, mf-b ${version}`;
const document = async (edge = shop.edge) => (await shop.get("/home", visitors.candidate, edge)).body;

describe("an edge whose store is away", () => {
  const moved = (from: string, to: string) => rename(join(shop.folder, from), join(shop.folder, to));

  it("starts with what was live, and follows the store when it is back", async () => {
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), who, { check });
    await eventually(() => document(), setOf("2.0.0"));
    await shop.edge.close();
    await moved("releases", "away");
    const started = await shop.another();
    expect(await document(started)).toBe(setOf("2.0.0"));
    expect((await shop.get("/r/mf-a/2.0.0/entry.js", "", started)).body).toBe("// mf-a 2.0.0");
    await moved("away", "releases");
    await rollback(shop.store, undefined, who, { check });
    await eventually(() => document(started), setOf("1.0.0"));
  });

  it("starts without the candidate, because it may have been withdrawn since", async () => {
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), who, { percent: 50, check });
    await eventually(() => document(), setOf("2.0.0"));
    await shop.edge.close();
    await moved("releases", "away");
    expect(await document(await shop.another())).toBe(setOf("1.0.0"));
  });

  it("has nothing to serve on a machine without a copy", async () => {
    await moved("releases", "away");
    const started = await shop.another({ RELEASE_COPY_DIR: join(shop.folder, "no-copy") });
    expect((await shop.get("/readyz", "", started)).json().composition).toBe(false);
  });
});

describe("a rollback to a set that was live", () => {
  it("reads no file that the gate has checked, and no file that the edge has a copy of", async () => {
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), who, { check });
    await eventually(() => document(), setOf("2.0.0"));
    await shop.edge.close();
    const read: string[] = [];
    const store = {
      ...shop.store,
      readFile: (name: string, version: string, path: string) => {
        read.push(path);
        return shop.store.readFile(name, version, path);
      },
    };
    await rollback(store, undefined, who, { check });
    expect([...new Set(read)]).toEqual(["release.json"]);
    // The files of the releases are gone, so only the copy can have them.
    for (const { key } of await shop.store.objects.list("remotes/")) await shop.store.objects.remove(key);
    expect(await document(await shop.another())).toBe(setOf("1.0.0"));
  });
});
