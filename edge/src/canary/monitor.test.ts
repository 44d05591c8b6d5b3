import { checkReleaseSet as check } from "../checks/release-set.ts";
import { comparisonId } from "../releases/candidates.ts";
import { history, liveComposition } from "../releases/history.ts";
import { promote } from "../releases/promote.ts";
import { eventually, type RunningEdge, runningEdge, visitors, who } from "../testing/running-edge.ts";
import { countsKey, readCounts } from "./shared-counts.ts";

let shop: RunningEdge;
afterEach(async () => {
  opened.clear();
  await shop.close();
});

async function withCandidate(env: Record<string, string> = {}, broken: string[] = []) {
  shop = await runningEdge(env);
  const other = await shop.another();
  await shop.publishAll("2.0.0", broken);
  await promote(shop.store, shop.all("2.0.0"), who, { percent: 50, check });
  for (const edge of [shop.edge, other]) {
    await eventually(
      async () => (await shop.get("/home", visitors.candidate, edge)).headers["x-cohort"],
      "mf-a+mf-b+shell",
    );
  }
  const setOf = async (cookie: string) => (await shop.get("/composition.json", cookie)).json().set;
  return { other, candidate: await setOf(visitors.candidate), stable: await setOf(visitors.stable) };
}

/** Tokens of the documents that browsers have opened, by the names that the tests give them. */
const opened = new Map<string, string>();
/** Opens a document of the set from an address. @returns the token that it was sent with */
async function open(edge: RunningEdge["edge"], track: "stable" | "candidate", address: string): Promise<string> {
  const headers = { cookie: visitors[track], "x-forwarded-for": address };
  const { headers: reported } = await edge.inject({ url: "/home", headers });
  return / load;desc="(.*)"$/.exec(String(reported["server-timing"]))?.[1] ?? "";
}
type Report = { set: string; load: string } & Record<string, unknown>;
const send = (edge: RunningEdge["edge"], payload: object, address: string) =>
  edge.inject({ method: "POST", url: "/telemetry", payload, headers: { "x-forwarded-for": address } });
/** Reports about a document, which is opened first when no report has named it before. */
async function report(edge: RunningEdge["edge"], { load: name, ...reported }: Report, address: string) {
  const { set } = (await edge.inject({ url: "/composition.json", headers: { cookie: visitors.candidate } })).json();
  const load = opened.get(name) ?? (await open(edge, reported.set === set ? "candidate" : "stable", address));
  opened.set(name, load);
  return send(edge, { ...reported, load }, address);
}
const crash = { kind: "crash", who: "mf-a", version: "2.0.0", revision: 2, message: "broken" };
/** The evidence about browser loads in the metrics. */
const evidence = async (edge = shop.edge) =>
  Number(
    /shop_candidate_evidence\{candidate="[^"]*",kind="loads"\} (\S+)/.exec(
      (await shop.get("/metrics", "", edge)).body,
    )?.[1],
  );
async function comparison(): Promise<string> {
  const live = await liveComposition(shop.store);
  const candidate = live?.candidates[0];
  if (!candidate) throw new Error("No candidate is out.");
  return comparisonId(live.stable, candidate);
}
const sharedCounts = async () => readCounts(shop.store, await comparison());
/** Writes load counts (trials and failures) in the name of another edge. @returns their key in the store */
async function fromAnother(edge: string, loads: Record<"stable" | "candidate", [number, number]>): Promise<string> {
  const counts = ([trials, failures]: [number, number]) => ({
    loads: { trials, failures },
    draws: { trials: 0, failures: 0 },
  });
  // An older edge counts neither arrivals nor speed.
  const key = countsKey(await comparison(), edge);
  const reported = { at: who.at.toISOString(), stable: counts(loads.stable), candidate: counts(loads.candidate) };
  await shop.store.objects.put(key, Buffer.from(JSON.stringify(reported)));
  return key;
}
const revision = async () => (await shop.get("/readyz")).json().revision;

describe("a candidate that fails in browsers", () => {
  it("is withdrawn once, by any edge, on the counts of all edges, and the history states the reason", async () => {
    const { other, candidate, stable } = await withCandidate();
    for (let i = 0; i < 60; i++) {
      const edge = i % 2 ? shop.edge : other;
      await report(edge, { kind: "boot", set: stable, load: `s${i}` }, `10.0.${i}.1`);
      const failed = i % 3 === 0;
      await report(edge, { ...(failed ? crash : { kind: "boot" }), set: candidate, load: `c${i}` }, `10.1.${i}.1`);
    }
    await eventually(revision, 3);
    const [last, ...before] = await history(shop.store);
    expect(last).toMatchObject({ revision: 3, action: "withdraw", by: "edge" });
    expect(last?.candidates).toEqual([]);
    expect(last?.why).toMatch(
      /^mf-a\+mf-b\+shell withdrawn: the candidate does worse: \d+ of \d+ loads failed in browsers, of the stable set 0 of \d+/,
    );
    expect(before).toHaveLength(2);
    expect((await shop.get("/home", visitors.candidate)).headers["x-cohort"]).toBe("stable");
  });

  /**
   * Sends a thousand shoppers of each set, one after the other, until the candidate is withdrawn. @returns how many saw
   * it
   */
  async function untilWithdrawn(failsEach: { stable: number; candidate: number }): Promise<number> {
    const sets = await withCandidate();
    for (let shopper = 1; shopper <= 1000; shopper++) {
      for (const track of ["stable", "candidate"] as const) {
        const reported = shopper % failsEach[track] === 0 ? crash : { kind: "boot" };
        const address = `${track === "stable" ? 10 : 11}.${shopper >> 8}.${shopper & 255}.1`;
        await report(shop.edge, { ...reported, set: sets[track], load: `${track} ${shopper}` }, address);
      }
      if ((await revision()) === 3) return shopper;
    }
    return Number.POSITIVE_INFINITY;
  }

  it("is withdrawn before 1000 shoppers saw it, when it throws on one load in twenty", async () => {
    expect(await untilWithdrawn({ stable: 500, candidate: 20 })).toBeLessThan(1000);
  });

  it("is not withdrawn when the stable set fails as often", async () => {
    expect(await untilWithdrawn({ stable: 20, candidate: 20 })).toBe(Number.POSITIVE_INFINITY);
  });

  it("is not withdrawn for failing as late as the stable set does", async () => {
    const sets = await withCandidate();
    for (const reported of [{ kind: "boot" }, crash]) {
      for (let i = 0; i < 40; i++) {
        for (const track of ["stable", "candidate"] as const) {
          const address = `10.${track === "stable" ? 0 : 1}.${i}.1`;
          await report(shop.edge, { ...reported, set: sets[track], load: `${track} ${i}` }, address);
        }
      }
      // Both failures have been compared once the shared counts contain them.
      await eventually(async () => (await sharedCounts()).candidate.loads.failures, reported === crash ? 40 : 0);
    }
    await report(shop.edge, { ...crash, set: sets.stable, load: "next s" }, "10.0.50.1");
    await report(shop.edge, { kind: "boot", set: sets.candidate, load: "next c" }, "10.1.50.1");
    await eventually(async () => (await evidence()) < 1, true);
    expect(await revision()).toBe(2);
  });

  it("starts with fresh counts when it is shown again", async () => {
    const { other, candidate, stable } = await withCandidate();
    for (let i = 0; i < 40; i++) {
      await report(other, { kind: "boot", set: stable, load: `s${i}` }, `10.0.${i}.1`);
      await report(other, { ...crash, set: candidate, load: `c${i}` }, `10.1.${i}.1`);
    }
    await eventually(revision, 3);
    await other.close();
    await promote(
      shop.store,
      shop.all("2.0.0"),
      { ...who, at: new Date("2026-12-02T00:00:00Z") },
      { percent: 50, check },
    );
    await eventually(revision, 4);
    await report(shop.edge, { kind: "boot", set: stable, load: "later s" }, "10.0.0.1");
    await report(shop.edge, { kind: "boot", set: candidate, load: "later c" }, "10.1.0.1");
    await eventually(async () => JSON.stringify((await sharedCounts()).candidate.loads), '{"trials":1,"failures":0}');
    expect(await revision()).toBe(4);
  });

  it("is not withdrawn because of reports that no document was sent for, from however many addresses", async () => {
    const { candidate, stable } = await withCandidate();
    for (let i = 0; i < 60; i++) {
      await report(shop.edge, { kind: "boot", set: stable, load: `s${i}` }, `10.0.${i}.1`);
      await send(shop.edge, { ...crash, set: candidate, load: `made-up-${i}` }, `10.1.${i}.1`);
      // The token of a stable document does not count for the candidate.
      await send(shop.edge, { ...crash, set: candidate, load: opened.get(`s${i}`) }, `10.0.${i}.1`);
    }
    await report(shop.edge, { kind: "boot", set: candidate, load: "c" }, "10.2.0.1");
    await eventually(async () => JSON.stringify((await sharedCounts()).candidate.loads), '{"trials":1,"failures":0}');
    expect(await revision()).toBe(2);
  });

  it("is compared by pages that React has rendered anew too", async () => {
    const { candidate } = await withCandidate();
    const recovered = { ...crash, kind: "recovered", message: "Minified React error #418" };
    await report(shop.edge, { ...recovered, set: candidate, load: "c" }, "10.1.0.1");
    await report(shop.edge, { kind: "boot", set: candidate, load: "c" }, "10.1.0.1");
    await eventually(async () => JSON.stringify((await sharedCounts()).candidate.loads), '{"trials":1,"failures":1}');
  });

  it("is not withdrawn because of reports from five networks", async () => {
    const { candidate, stable } = await withCandidate();
    for (let i = 0; i < 60; i++) {
      await report(shop.edge, { kind: "boot", set: stable, load: `s${i}` }, `10.0.${i}.1`);
      await report(shop.edge, { ...crash, set: candidate, load: `c${i}` }, `10.1.${i % 5}.${i}`);
    }
    await eventually(async () => JSON.stringify((await sharedCounts()).candidate.loads), '{"trials":5,"failures":5}');
    expect(await revision()).toBe(2);
  });

  it("is not withdrawn because of one client's reports", async () => {
    const { candidate, stable } = await withCandidate();
    for (let i = 0; i < 60; i++) {
      await report(shop.edge, { kind: "boot", set: stable, load: `s${i}` }, `10.0.${i}.1`);
      await report(shop.edge, { ...crash, set: candidate, load: `c${i}` }, "10.9.9.9");
    }
    await eventually(async () => (await evidence()) > 1, true);
    expect(await revision()).toBe(2);
  });

  it("is judged by a late edge only on counts after its start, because the candidate's share may have been different before", async () => {
    const { candidate, stable } = await withCandidate({ AUTO_ABORT: "off" });
    // Both sets fail after a day at a share of 1 %; summed up, only the candidate would seem to fail.
    await fromAnother("gone", { stable: [100_000, 100], candidate: [2000, 100] });
    const late = await shop.another();
    // The edge's first comparison happens before it receives loads.
    await eventually(async () => (await sharedCounts()).edges, 4);
    for (let i = 0; i < 4; i++) {
      await report(late, { kind: "boot", set: candidate, load: `c${i}` }, `10.1.${i}.1`);
      await report(late, { ...crash, set: stable, load: `s${i}` }, `10.0.${i}.1`);
    }
    await eventually(async () => (await evidence(late)) < 1, true);
  });

  it("is withdrawn although the counts of another edge are unreadable", async () => {
    const { candidate, stable } = await withCandidate();
    await shop.store.objects.put(countsKey(await comparison(), "broken"), Buffer.from("{"));
    for (let i = 0; i < 60; i++) {
      await report(shop.edge, { kind: "boot", set: stable, load: `s${i}` }, `10.0.${i}.1`);
      await report(shop.edge, { ...crash, set: candidate, load: `c${i}` }, `10.1.${i}.1`);
    }
    await eventually(revision, 3);
  });

  it("is not withdrawn because the counts of a stopped edge were deleted", async () => {
    const { candidate, stable } = await withCandidate();
    // Both edges make their first comparison before the counts of the third appear.
    await eventually(async () => (await sharedCounts()).edges, 2);
    const gone = await fromAnother("gone", { stable: [100, 20], candidate: [100, 20] });
    await eventually(async () => (await evidence()) < 1, true);
    const before = await evidence();
    await shop.store.objects.remove(gone);
    for (let i = 0; i < 12; i++) {
      await report(shop.edge, { ...crash, set: stable, load: `s${i}` }, `10.0.${i}.1`);
      const reported = i % 2 ? crash : { kind: "boot" };
      await report(shop.edge, { ...reported, set: candidate, load: `c${i}` }, `10.1.${i}.1`);
    }
    await eventually(async () => (await evidence()) < before, true);
    expect(await revision()).toBe(2);
  });

  it("is only reported when automatic withdrawal is switched off", async () => {
    const { candidate, stable } = await withCandidate({ AUTO_ABORT: "off" });
    for (let i = 0; i < 60; i++) {
      await report(shop.edge, { kind: "boot", set: stable, load: `s${i}` }, `10.0.${i}.1`);
      await report(shop.edge, { ...crash, set: candidate, load: `c${i}` }, `10.1.${i}.1`);
    }
    await eventually(async () => (await evidence()) > 250, true);
    expect(await revision()).toBe(2);
  });
});

describe("a promotion to all", () => {
  /** Reports of forty browsers about a set, each from a network of its own. */
  async function fortyReports(reported: object, network: number) {
    const { set } = (await shop.get("/composition.json")).json();
    for (let i = 0; i < 40; i++) {
      await report(shop.edge, { ...reported, set, load: `${network} ${i}` }, `10.${network}.${i}.1`);
    }
  }

  it("is rolled back when its loads fail in browsers, and those of the set before did not", async () => {
    shop = await runningEdge();
    await fortyReports({ kind: "boot" }, 0);
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), { ...who, at: new Date() }, { check });
    await eventually(revision, 2);
    await fortyReports(crash, 1);
    await eventually(revision, 3);
    const [last] = await history(shop.store);
    expect(last).toMatchObject({ action: "rollback", by: "edge" });
    expect(last?.why).toMatch(
      /^the promotion does worse: (\d+) of \1 loads failed in browsers, of the set before 0 of 40/,
    );
    expect(last?.stable["mf-a"]?.version).toBe("1.0.0");
  });
});

describe("a candidate whose documents no browser hydrates", () => {
  it("is withdrawn", async () => {
    const { stable } = await withCandidate({ HEALTH_ARRIVAL_MS: "1000" });
    for (let i = 0; i < 30; i++) {
      await report(shop.edge, { kind: "boot", set: stable, load: `s${i}` }, `10.0.${i}.1`);
      await open(shop.edge, "candidate", `10.1.${i}.1`);
    }
    await eventually(revision, 3);
    expect((await history(shop.store))[0]?.why).toContain("documents were not hydrated by a browser");
  });
});

describe("a candidate that is slow", () => {
  it("is withdrawn", async () => {
    const { candidate, stable } = await withCandidate();
    for (let i = 0; i < 30; i++) {
      const vitals = (set: string, load: string, lcp: number, network: number) =>
        report(shop.edge, { kind: "vitals", set, load, values: { lcp } }, `10.${network}.${i}.1`);
      await vitals(stable, `s${i}`, 1500, 0);
      await vitals(candidate, `c${i}`, i % 2 ? 9000 : 1500, 1);
    }
    await eventually(revision, 3);
    expect((await history(shop.store))[0]?.why).toMatch(/documents were slow, of the stable set 0 of/);
  });
});

describe("a candidate whose calls get server errors from the API", () => {
  const failure = { ...crash, kind: "api", message: "500 from /v2/cart" };

  it("is withdrawn", async () => {
    const { candidate, stable } = await withCandidate();
    for (let i = 0; i < 30; i++) {
      const boot = { kind: "boot", api: true };
      await report(shop.edge, { ...boot, set: stable, load: `s${i}` }, `10.0.${i}.1`);
      await report(shop.edge, { ...boot, set: candidate, load: `c${i}` }, `10.1.${i}.1`);
      await report(shop.edge, { ...failure, set: candidate, load: `c${i}` }, `10.1.${i}.1`);
    }
    await eventually(revision, 3);
    expect((await history(shop.store))[0]?.why).toMatch(
      /documents got a server error from the API, of the stable set 0 of/,
    );
  });

  it("is not withdrawn while the stable set's shell is of before such reports", async () => {
    const { candidate, stable } = await withCandidate();
    for (let i = 0; i < 30; i++) {
      await report(shop.edge, { kind: "boot", set: stable, load: `s${i}` }, `10.0.${i}.1`);
      await report(shop.edge, { ...failure, set: candidate, load: `c${i}` }, `10.1.${i}.1`);
    }
    const answers = async () => JSON.stringify(Object.values(await sharedCounts()).map((one) => Object(one).answers));
    await eventually(answers, '[{"trials":0,"failures":0},{"trials":30,"failures":30},null]');
    expect(await revision()).toBe(2);
  });
});

describe("a candidate that fails to render on the server", () => {
  it("is withdrawn", async () => {
    await withCandidate({}, ["mf-b"]);
    const request = (url: string, cookie: string, address: string) =>
      shop.edge.inject({ url, headers: { cookie, "x-forwarded-for": address } });
    for (let i = 0; i < 40; i++) {
      await request(`/home?${i}`, visitors.candidate, `10.0.${i}.1`);
      await request(`/home?${i}`, visitors.stable, `10.1.${i}.1`);
    }
    await eventually(revision, 3);
    expect((await history(shop.store))[0]?.why).toContain("documents were not rendered completely on the server");
  });
});
