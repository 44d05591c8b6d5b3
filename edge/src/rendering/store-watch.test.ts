import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { StoreError } from "@thuot-tha/shared/server";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { history } from "../releases/history.ts";
import { promote } from "../releases/promote.ts";
import { eventually, type RunningEdge, runningEdge, who } from "../testing/running-edge.ts";

const often = { STORE_CHECK_INTERVAL_MS: "5" };
let shop: RunningEdge;
afterEach(() => shop.close());

const ready = async (edge = shop.edge) => shop.get("/readyz", "", edge);
const seen = async (edge = shop.edge) => (await ready(edge)).json().store;
const moved = (from: string, to: string) => rename(join(shop.folder, from), join(shop.folder, to));
const metric = async (edge = shop.edge) =>
  /^shop_store_trouble.*$/m.exec((await shop.get("/metrics", "", edge)).body)?.[0];

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

describe("a store that is not there before the first promotion", () => {
  const noCopy = { RELEASE_COPY_DIR: "no-copy" };

  it("degrades the edge, which makes none and serves once it is there", async () => {
    shop = await runningEdge(often);
    await shop.edge.close();
    await moved("releases", "away");
    const started = await shop.another(noCopy);
    await eventually(() => seen(started), "missing");
    const answer = await ready(started);
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { api: true, composition: false, store: "missing", media: "ok", degraded: true },
    ]);
    expect(await metric(started)).toBe('shop_store_trouble{trouble="missing"} 1');
    expect((await shop.get("/r/mf-a/1.0.0/entry.js", "", started)).statusCode).toBe(503);
    await moved("away", "releases");
    await eventually(async () => (await shop.get("/home", "", started)).body, "shell 1.0.0, mf-a 1.0.0, mf-b 1.0.0");
    await eventually(() => seen(started), "ok");
    expect(await metric(started)).toBeUndefined();
  });

  it("is no trouble once it is there and empty", async () => {
    shop = await runningEdge(often);
    await shop.edge.close();
    await moved("releases", "away");
    const started = await shop.another(noCopy);
    await eventually(() => seen(started), "missing");
    await mkdir(join(shop.folder, "releases"));
    await eventually(() => seen(started), "ok");
    expect((await ready(started)).json().composition).toBe(false);
  });

  it("is shown as damaged when it has no revision that can be served", async () => {
    shop = await runningEdge(often);
    await shop.edge.close();
    await shop.store.objects.put("compositions/1.json", Buffer.from("half"));
    const started = await shop.another(noCopy);
    await eventually(() => seen(started), "damaged");
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

describe("withdrawals that cannot be written", () => {
  it("take effect on this edge one after the other, and are written once the store can be", async () => {
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
    for (const name of ["mf-a", "mf-b"]) {
      await promote(shop.store, [{ name, version: "2.0.0" }], who, { percent: 30, check });
    }
    const trackOf = async (cookie: string) => (await shop.get("/home", cookie, edge)).headers["x-cohort"];
    await eventually(async () => (await shop.get("/readyz", "", edge)).json().revision, 3);
    const cookies: Record<string, string> = {};
    for (let number = 0; number < 60; number++) {
      const cookie = `tt_cohort=${String(number).padStart(4, "0")}`;
      cookies[String(await trackOf(cookie))] = cookie;
    }
    const { "mf-a": a = "", "mf-b": b = "", stable = "" } = cookies;
    full = true;

    /** Forty documents of the candidate fail and forty of the stable set do not, each in a network of its own. */
    async function fail(candidate: string, network: number): Promise<void> {
      const setOf = async (cookie: string) => (await shop.get("/composition.json", cookie, edge)).json().set;
      const report = async (cookie: string, address: string, reported: object) => {
        const from = { cookie, "x-forwarded-for": address };
        const { headers } = await edge.inject({ url: "/home", headers: from });
        const load = / load;desc="(.*)"$/.exec(String(headers["server-timing"]))?.[1];
        const payload = { ...reported, set: await setOf(cookie), load };
        await edge.inject({ method: "POST", url: "/telemetry", payload, headers: from });
      };
      for (let i = 0; i < 40; i++) {
        await report(stable, `10.${network}.${i}.1`, { kind: "boot" });
        const crash = { kind: "crash", who: "mf-a", version: "2.0.0", revision: 3, message: "broken" };
        await report(candidate, `10.${network + 1}.${i}.1`, crash);
      }
    }
    await fail(a, 0);
    await eventually(() => trackOf(a), "stable");
    expect(await trackOf(b)).toBe("mf-b");
    await fail(b, 2);
    await eventually(() => trackOf(b), "stable");
    expect(await history(shop.store)).toHaveLength(3);
    full = false;
    await eventually(async () => (await history(shop.store)).length, 5);
    for (const one of (await history(shop.store)).slice(0, 2)) {
      const why = expect.stringContaining("loads failed in browsers");
      expect(one).toMatchObject({ action: "withdraw", by: "edge", why });
    }
    expect([await trackOf(a), await trackOf(b)]).toEqual(["stable", "stable"]);
  });
});
