import { join } from "node:path";
import type { ChosenSet } from "@thuot-tha/shared/contracts/remote";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { promoteCandidate, withdrawCandidate } from "../releases/change-candidate.ts";
import { promote } from "../releases/promote.ts";
import { readRelease } from "../releases/read-release.ts";
import { rollback } from "../releases/rollback.ts";
import { type ReleaseStore, releaseStore } from "../releases/store.ts";
import { eventually, type RunningEdge, runningEdge, visitors, who } from "../testing/running-edge.ts";
import { type FollowedLive, followLive } from "./live-composition.ts";

let shop: RunningEdge;
beforeEach(async () => {
  shop = await runningEdge();
});
afterEach(() => shop.close());

const rendering = {
  apiUrl: "http://127.0.0.1:1",
  processes: 1,
  maxQueued: 100,
  timeoutMs: 10_000,
  stallMs: 4000,
  megabytes: 512,
};
const setOf = (version: string) => `shell ${version}, mf-a ${version}, mf-b ${version}`;

describe("a hundred swaps under load", () => {
  it("fail no request and mix no versions in one document", async () => {
    await shop.publishAll("2.0.0");
    let swapping = true;
    const answers = new Map<string, number>();
    const load = async () => {
      while (swapping) {
        const { statusCode, body } = await shop.get("/home", visitors.candidate);
        const answer = `${statusCode} ${body}`;
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        // A pause lets the other requests run, because injected requests never yield.
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    };
    const loads = [load(), load()];
    const revision = async () => (await shop.get("/readyz")).json().revision;
    for (let swap = 0; swap < 100; swap++) {
      await promote(shop.store, shop.all(swap % 2 ? "1.0.0" : "2.0.0"), who, { check });
      // Of swaps that follow faster than processes start, an edge serves the last one only.
      await eventually(revision, swap + 2);
    }
    swapping = false;
    await Promise.all(loads);
    expect([...answers.keys()].sort()).toEqual([`200 ${setOf("1.0.0")}`, `200 ${setOf("2.0.0")}`]);
  });

  it("end the processes of earlier sets, but for the one that a rollback restores", async () => {
    const renderProcesses = async () => process.getActiveResourcesInfo().filter((one) => one === "ProcessWrap").length;
    const before = await renderProcesses();
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), who, { percent: 50, check });
    await eventually(renderProcesses, 2 * before);
    await promoteCandidate(shop.store, who, { check });
    await shop.publishAll("3.0.0");
    await promote(shop.store, shop.all("3.0.0"), who, { check });
    const document = async () => (await shop.get("/home")).body;
    await eventually(document, setOf("3.0.0"));
    await eventually(renderProcesses, 2 * before);
    await rollback(shop.store, undefined, who, { check });
    await eventually(document, setOf("2.0.0"));
    await eventually(renderProcesses, before);
  });
});

describe("a rollback of the last promotion", () => {
  it("starts no process, because those of the set before have stayed", async () => {
    const live = await followLive({
      store: shop.store,
      copy: null,
      intervalMs: 1,
      rendering,
      onViolation: () => undefined,
      onChange: () => undefined,
      onError: () => undefined,
    });
    const revision = async () => live.current()?.composition.revision;
    const first = live.current()?.stable.renderer;
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), who, { check });
    await eventually(revision, 2);
    expect(live.current()?.stable.renderer).not.toBe(first);
    await rollback(shop.store, undefined, who, { check });
    await eventually(revision, 3);
    expect(live.current()?.stable.renderer).toBe(first);
    await live.stop();
  });
});

describe("a damaged release", () => {
  const damage = (path: string) =>
    shop.store.objects.put(`remotes/mf-a/${path}`, Buffer.from("exports.default = 'intruder';"));
  const document = async (edge = shop.edge) => (await shop.get("/home", visitors.candidate, edge)).body;
  const quarantined = async (edge = shop.edge) =>
    /shop_quarantined_revision (\d+)/.exec((await shop.get("/metrics", "", edge)).body)?.[1];

  it("is never served: the earlier set stays, and the metrics show it", async () => {
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), who, { check });
    await eventually(() => document(), setOf("2.0.0"));
    await shop.publishAll("3.0.0");
    await damage("3.0.0/entry.js");
    // The gate would refuse it, so the test writes the composition directly.
    const live = await shop.store.readComposition(2);
    const stable: ChosenSet = {};
    for (const { name, version } of shop.all("3.0.0")) {
      stable[name] = { version, integrity: (await readRelease(shop.store, name, version)).integrity };
    }
    await shop.store.addComposition({ ...live!, revision: 3, stable });
    await eventually(() => quarantined(), "3");
    expect(await document()).toBe(setOf("2.0.0"));
  });

  it("is still served from memory by the edge that verified it; a new edge serves the last good revision", async () => {
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), who, { check });
    await eventually(() => document(), setOf("2.0.0"));
    await damage("2.0.0/entry.js");
    await damage("2.0.0/server.js");
    expect(await document()).toBe(setOf("2.0.0"));
    expect((await shop.get("/r/mf-a/2.0.0/entry.js")).body).toBe("// mf-a 2.0.0");
    const fresh = await shop.another({ RELEASE_COPY_DIR: join(shop.folder, "no-copy") });
    expect(await document(fresh)).toBe(setOf("1.0.0"));
    expect(await quarantined(fresh)).toBe("2");
    expect((await shop.get("/r/mf-a/2.0.0/entry.js", "", fresh)).statusCode).toBe(404);
    await rollback(shop.store, undefined, who, { check });
    await eventually(() => quarantined(fresh), "0");
  });

  it("stays reported while it is read again", async () => {
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), who, { check });
    await damage("2.0.0/server.js");
    const { objects } = shop.store;
    const reported: (number | undefined)[] = [];
    const read = (key: string) => {
      reported.push(live?.quarantine()?.revision);
      return objects.read(key);
    };
    let live: FollowedLive | undefined;
    live = await followLive({
      store: releaseStore({ ...objects, read }),
      ...{ copy: null, intervalMs: 1, rendering },
      ...{ onViolation: () => undefined, onChange: () => undefined, onError: () => undefined },
    });
    reported.length = 0;
    await eventually(async () => reported.length >= 20, true);
    await live.stop();
    expect(new Set(reported)).toEqual(new Set([2]));
  });

  it("is not read again when a poll is requested, which would shorten the intervals of its retries", async () => {
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), who, { check });
    await damage("2.0.0/server.js");
    let tries = 0;
    const readFile: ReleaseStore["readFile"] = (name, version, path) => {
      if (`${name}@${version} ${path}` === "mf-a@2.0.0 release.json") tries++;
      return shop.store.readFile(name, version, path);
    };
    const live = await followLive({
      store: { ...shop.store, readFile },
      ...{ copy: null, intervalMs: 600_000, rendering },
      ...{ onViolation: () => undefined, onChange: () => undefined, onError: () => undefined },
    });
    const firstTries = tries;
    for (let request = 0; request < 5; request++) await live.pollSoon();
    // It waits for what is being adopted.
    await live.stop();
    expect([firstTries, tries]).toEqual([1, 1]);
  });

  it("does not affect browsers when a manifest is damaged after its set went live", async () => {
    await shop.store.objects.remove("remotes/mf-a/1.0.0/release.json");
    expect((await shop.get("/r/mf-a/1.0.0/entry.js")).body).toBe("// mf-a 1.0.0");
  });

  it("does not block the withdrawal of a candidate", async () => {
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), who, { percent: 50, check });
    await eventually(() => document(), setOf("2.0.0"));
    await shop.store.objects.put("remotes/mf-a/1.0.0/release.json", Buffer.from("half"));
    await withdrawCandidate(shop.store, who);
    await eventually(() => document(), setOf("1.0.0"));
  });

  it("does not bring an earlier candidate back when an edge starts", async () => {
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), who, { percent: 50, check });
    await withdrawCandidate(shop.store, who);
    await shop.store.objects.put("compositions/3.json", Buffer.from("half"));
    expect(await document(await shop.another())).toBe(setOf("1.0.0"));
  });
});

describe("a store that is unavailable for a moment", () => {
  it("is polled again at the next interval, and each outage is reported", async () => {
    let failing = "";
    let polls = 0;
    const errors: string[] = [];
    const out = <T>(work: () => Promise<T>) => (failing ? Promise.reject(new Error(failing)) : work());
    const store = {
      ...shop.store,
      newest: (known?: number | null) => {
        polls++;
        return shop.store.newest(known);
      },
      readComposition: (revision: number) => {
        seen.set(revision, polls);
        return out(() => shop.store.readComposition(revision));
      },
    };
    const seen = new Map<number, number>();
    const live = await followLive({
      store,
      copy: null,
      intervalMs: 1,
      rendering,
      onViolation: () => undefined,
      onChange: () => undefined,
      onError: (error) => {
        errors.push(String(error));
        failing = "";
        seen.set(0, polls);
      },
    });
    try {
      await shop.publishAll("2.0.0");
      for (const revision of [2, 3]) {
        failing = "slow down";
        await promote(shop.store, shop.all(revision === 2 ? "2.0.0" : "1.0.0"), who, { check });
        await eventually(async () => live.current()?.composition.revision, revision);
        expect((seen.get(revision) ?? 0) - (seen.get(0) ?? 0)).toBe(1);
      }
    } finally {
      await live.stop();
    }
    expect(errors).toEqual(["Error: slow down", "Error: slow down"]);
  });
});
