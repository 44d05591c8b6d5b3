import { rename } from "node:fs/promises";
import { join } from "node:path";
import { StoreError } from "@thuot-tha/shared/server";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { history } from "../releases/history.ts";
import { promote } from "../releases/promote.ts";
import { eventually, type RunningEdge, runningEdge, visitors, who } from "../testing/running-edge.ts";

const often = { STORE_CHECK_INTERVAL_MS: "5" };
let shop: RunningEdge;
afterEach(() => shop.close());

const ready = async (edge = shop.edge) => shop.get("/readyz", "", edge);
const seen = async (edge = shop.edge) => (await ready(edge)).json().store;
const moved = (from: string, to: string) => rename(join(shop.folder, from), join(shop.folder, to));
const metric = async () => /^shop_store_trouble.*$/m.exec((await shop.get("/metrics")).body)?.[0];

describe("a store that vanishes", () => {
  it("degrades the edge, which serves on and sees when the store is back", async () => {
    shop = await runningEdge(often);
    await eventually(seen, "ok");
    await moved("releases", "away");
    await eventually(seen, "missing");
    const answer = await ready();
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { api: true, composition: true, revision: 1, store: "missing", media: "ok", degraded: true },
    ]);
    expect(await metric()).toBe('shop_store_trouble{trouble="missing"} 1');
    expect((await shop.get("/home")).body).toContain("shell 1.0.0");
    await moved("away", "releases");
    await eventually(seen, "ok");
    expect(await metric()).toBeUndefined();
    expect((await ready()).json().degraded).toBe(false);
  });

  it("is not taken for an empty one by an edge that starts, and nothing is written where it was", async () => {
    shop = await runningEdge(often);
    await shop.edge.close();
    await moved("releases", "away");
    const started = await shop.another();
    await eventually(() => seen(started), "missing");
    expect((await ready(started)).json()).toMatchObject({ composition: true, revision: 1 });
    await moved("away", "releases");
    await eventually(() => seen(started), "ok");
  });
});

describe("trouble in the store", () => {
  /** An edge over a store whose reads or writes fail on request. */
  async function troubled() {
    shop = await runningEdge(often);
    await shop.edge.close();
    const state = { reads: null as Error | null, writes: null as Error | null };
    const fail = <T>(error: Error | null, work: () => Promise<T>) => (error ? Promise.reject(error) : work());
    const { objects } = shop.store;
    const store = {
      ...shop.store,
      objects: {
        ...objects,
        read: (key: string) => fail(state.reads, () => objects.read(key)),
        list: (prefix: string) => fail(state.reads, () => objects.list(prefix)),
        create: (key: string, bytes: Buffer) => fail(state.writes, () => objects.create(key, bytes)),
        put: (key: string, bytes: Buffer) => fail(state.writes, () => objects.put(key, bytes)),
        probe: () => fail(state.writes, objects.probe),
      },
    };
    return { state, edge: await shop.another({}, store) };
  }

  it.each([
    ["writes", new StoreError("full", "The release store is full."), "full"],
    ["writes", new StoreError("read-only", "The release store is read-only."), "read-only"],
    ["writes", new StoreError("no-conditions", "The bucket ignores If-None-Match."), "no-conditions"],
    ["reads", new StoreError("unreachable", "The bucket does not answer."), "unreachable"],
    ["reads", new Error("no idea"), "failing"],
  ] as const)("of its %s is shown: %s", async (kind, error, expected) => {
    const { state, edge } = await troubled();
    state[kind] = error;
    await eventually(() => seen(edge), expected);
    expect((await ready(edge)).statusCode).toBe(200);
    state[kind] = null;
    await eventually(() => seen(edge), "ok");
  });

  it("is shown when a damaged revision is not served", async () => {
    shop = await runningEdge(often);
    await shop.store.objects.put("compositions/2.json", Buffer.from("half"));
    await eventually(seen, "damaged");
    expect((await shop.get("/home")).body).toContain("shell 1.0.0");
  });

  it("is shown when the store answers late", async () => {
    shop = await runningEdge({ ...often, STORE_SLOW_MS: "0" });
    await eventually(seen, "slow");
  });
});

describe("a withdrawal that cannot be written", () => {
  it("takes effect on this edge, and is written once the store can be", async () => {
    shop = await runningEdge(often);
    await shop.edge.close();
    let full = false;
    const refuse = () => Promise.reject(new StoreError("full", "The release store is full."));
    const { objects } = shop.store;
    const edge = await shop.another(
      {},
      {
        ...shop.store,
        addComposition: (composition) => (full ? refuse() : shop.store.addComposition(composition)),
        objects: { ...objects, put: (key, bytes) => (full ? refuse() : objects.put(key, bytes)) },
      },
    );
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), who, { percent: 50, check });
    const cohort = async () => (await shop.get("/home", visitors.candidate, edge)).headers["x-cohort"];
    await eventually(cohort, "mf-a+mf-b+shell");
    const setOf = async (cookie: string) => (await shop.get("/composition.json", cookie, edge)).json().set;
    const [candidate, stable] = [await setOf(visitors.candidate), await setOf(visitors.stable)];
    full = true;
    const crash = { kind: "crash", who: "mf-a", version: "2.0.0", revision: 2, message: "broken" };
    for (let i = 0; i < 40; i++) {
      // Each document is opened and reported from a network of its own.
      const report = async (cookie: string, address: string, reported: object) => {
        const from = { cookie, "x-forwarded-for": address };
        const { headers } = await edge.inject({ url: "/home", headers: from });
        const load = /^load;desc="(.*)"$/.exec(String(headers["server-timing"]))?.[1];
        await edge.inject({ method: "POST", url: "/telemetry", payload: { ...reported, load }, headers: from });
      };
      await report(visitors.stable, `10.0.${i}.1`, { kind: "boot", set: stable });
      await report(visitors.candidate, `10.1.${i}.1`, { ...crash, set: candidate });
    }
    await eventually(cohort, "stable");
    expect(await history(shop.store)).toHaveLength(2);
    full = false;
    await eventually(async () => (await history(shop.store)).length, 3);
    const [last] = await history(shop.store);
    expect(last).toMatchObject({
      action: "withdraw",
      by: "edge",
      why: expect.stringContaining("loads failed in browsers"),
    });
    expect(await cohort()).toBe("stable");
  });
});
