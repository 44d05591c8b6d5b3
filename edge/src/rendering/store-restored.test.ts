import { cp, rename } from "node:fs/promises";
import { join } from "node:path";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { listEdges } from "../releases/edge-reports.ts";
import { promote } from "../releases/promote.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { eventually, type RunningEdge, runningEdge, who } from "../testing/running-edge.ts";

let shop: RunningEdge;
beforeEach(async () => {
  shop = await runningEdge({ STORE_CHECK_INTERVAL_MS: "5", PAGE_CACHE_SECONDS: "600" });
  // The edge goes on writing; what is arriving may be gone before it is copied.
  const filter = (path: string) => !path.endsWith("/arriving");
  await cp(join(shop.folder, "releases"), join(shop.folder, "backup"), { recursive: true, filter });
});
afterEach(() => shop.close());

const setOf = (version: string) => `shell ${version}, mf-a ${version}, mf-b ${version}`;
const document = async () => (await shop.get("/home")).body;
const state = async () => {
  const { revision, store } = (await shop.get("/readyz")).json();
  return `${revision} ${store}`;
};
const edges = async () => (await listEdges(shop.store, new Date())).map(({ revision, trouble }) => [revision, trouble]);
const look = () => shop.edge.inject({ method: "POST", url: "/ops/look" });

/** Puts all releases of a version live. @param day of December @param damage damages the store after the gate */
async function goLive(version: string, day: number, damage: () => Promise<unknown> = async () => null): Promise<void> {
  await shop.publishAll(version);
  const checkThenDamage: typeof check = async (...set) => {
    await check(...set);
    await damage();
  };
  const at = new Date(Date.UTC(2026, 11, day));
  await promote(shop.store, shop.all(version), { ...who, at }, { check: checkThenDamage });
}

/** Puts the backup with revision 1 in the place of the store. */
async function restore(): Promise<void> {
  const store = join(shop.folder, "releases");
  await rename(store, join(shop.folder, "lost"));
  await rename(join(shop.folder, "backup"), store);
}

describe("an edge whose store is restored from a backup", () => {
  it("serves on, reports it, and adopts another revision of the same number once that is made", async () => {
    await goLive("2.0.0", 2);
    await eventually(state, "2 ok");
    expect(await document()).toBe(setOf("2.0.0"));
    await restore();
    await eventually(state, "2 missing");
    await eventually(async () => (await edges()).length, 1);
    expect(await edges()).toEqual([[2, expect.stringContaining("lacks revision 2, which has been live")]]);
    expect((await shop.get("/metrics")).body).toContain('shop_store_trouble{trouble="missing"} 1');
    expect(await document()).toBe(setOf("2.0.0"));
    await goLive("3.0.0", 3);
    await eventually(document, setOf("3.0.0"));
    await eventually(state, "2 ok");
    await goLive("4.0.0", 4);
    await eventually(document, setOf("4.0.0"));
  });

  it("begins to adopt a slow revision once, while the store is checked and polled further", async () => {
    await goLive("2.0.0", 2);
    let checks = 0;
    let begun = 0;
    const slow: ReleaseStore = {
      ...shop.store,
      newest: async (known) => {
        checks++;
        return shop.store.newest(known);
      },
      readFile: async (name, version, path) => {
        if (`${name}@${version} ${path}` === "shell@3.0.0 release.json") {
          begun++;
          const last = checks + 20;
          await eventually(async () => checks >= last, true);
        }
        return shop.store.readFile(name, version, path);
      },
    };
    const other = await shop.another({}, slow);
    const otherDocument = async () => (await shop.get("/home", "", other)).body;
    expect(await otherDocument()).toBe(setOf("2.0.0"));
    await restore();
    await goLive("3.0.0", 3);
    await eventually(otherDocument, setOf("3.0.0"));
    expect(begun).toBe(1);
  });

  it("tries a damaged revision again at growing intervals, while the store is checked further", async () => {
    await goLive("2.0.0", 2);
    let polls = 0;
    let tries = 0;
    const counted: ReleaseStore = {
      ...shop.store,
      newest: async (known) => {
        if (known) polls++;
        return shop.store.newest(known);
      },
      readFile: async (name, version, path) => {
        if (`${name}@${version} ${path}` === "shell@3.0.0 release.json") tries++;
        return shop.store.readFile(name, version, path);
      },
    };
    const other = await shop.another({}, counted);
    await restore();
    await goLive("3.0.0", 3, () => shop.store.objects.put("remotes/mf-a/3.0.0/entry.js", Buffer.from("half")));
    await eventually(async () => tries > 0, true);
    const last = polls + 20;
    await eventually(async () => polls >= last, true);
    // After one poll, two, four and eight.
    expect(tries).toBeLessThanOrEqual(5);
    expect((await shop.get("/home", "", other)).body).toBe(setOf("2.0.0"));
  });

  it("adopts a later revision of a lower number", async () => {
    await goLive("2.0.0", 2);
    await goLive("3.0.0", 3);
    await eventually(state, "3 ok");
    await restore();
    await goLive("4.0.0", 4);
    await eventually(state, "2 ok");
    expect(await document()).toBe(setOf("4.0.0"));
  });

  it("does not adopt a revision that was made before the live one", async () => {
    await goLive("2.0.0", 3);
    await eventually(state, "2 ok");
    await restore();
    await goLive("3.0.0", 2);
    await eventually(state, "2 missing");
    await eventually(async () => (await edges()).length, 1);
    await look();
    await look();
    expect(await document()).toBe(setOf("2.0.0"));
  });

  it("keeps its set while that revision cannot be served", async () => {
    await goLive("2.0.0", 2);
    await eventually(state, "2 ok");
    await restore();
    await goLive("3.0.0", 3, () => shop.store.objects.put("remotes/mf-a/3.0.0/entry.js", Buffer.from("half")));
    const quarantined = async () => (await shop.get("/metrics")).body.includes("shop_quarantined_revision 2");
    await eventually(quarantined, true);
    expect(await document()).toBe(setOf("2.0.0"));
    await goLive("4.0.0", 4);
    await eventually(document, setOf("4.0.0"));
  });
});
