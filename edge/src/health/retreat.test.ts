import { history } from "../releases/live.ts";
import { promote } from "../releases/promote.ts";
import { eventually, type RunningEdge, runningEdge, who } from "../testing/running-edge.ts";

let shop: RunningEdge;
afterEach(() => shop.close());

async function withCandidate(env: Record<string, string> = {}, broken: string[] = []) {
  shop = await runningEdge(env);
  const other = await shop.another();
  await shop.publishAll("2.0.0", broken);
  await promote(shop.store, shop.all("2.0.0"), who, { percent: 50 });
  for (const edge of [shop.edge, other]) {
    await eventually(async () => (await shop.get("/home", "tt_cohort=1", edge)).headers["x-cohort"], "candidate");
  }
  const setOf = async (cohort: number) => (await shop.get("/composition.json", `tt_cohort=${cohort}`)).json().set;
  return { other, candidate: await setOf(0), stable: await setOf(99) };
}

const report = (edge: RunningEdge["edge"], payload: object, address: string) =>
  edge.inject({ method: "POST", url: "/telemetry", payload, headers: { "x-forwarded-for": address } });
const crash = { kind: "crash", who: "mf-a", version: "2.0.0", revision: 2, message: "broken" };
const revision = async () => (await shop.get("/readyz")).json().revision;

describe("a candidate that fails in browsers", () => {
  it("is withdrawn once, by whichever edge, over what all edges have counted, and the history says why", async () => {
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
    expect(last?.candidate).toBeUndefined();
    expect(last?.why).toMatch(
      /^the candidate does worse: \d+ of \d+ loads failed in browsers, of the stable set 0 of \d+/,
    );
    expect(before).toHaveLength(2);
    expect((await shop.get("/home", "tt_cohort=1")).headers["x-cohort"]).toBe("stable");
  });

  /** A thousand shoppers of each set come, one after the other, until it is withdrawn. @returns how many saw it */
  async function untilWithdrawn(failsEach: { stable: number; candidate: number }): Promise<number> {
    const sets = await withCandidate();
    for (let shopper = 1; shopper <= 1000; shopper++) {
      for (const cohort of ["stable", "candidate"] as const) {
        const told = shopper % failsEach[cohort] === 0 ? crash : { kind: "boot" };
        const address = `10.${cohort === "stable" ? 0 : 1}.${shopper >> 8}.${shopper & 255}`;
        await report(shop.edge, { ...told, set: sets[cohort], load: `${cohort} ${shopper}` }, address);
      }
      if ((await revision()) === 3) return shopper;
    }
    return Number.POSITIVE_INFINITY;
  }

  it("is withdrawn before 1000 shoppers saw it, when it throws on one load in twenty", async () => {
    expect(await untilWithdrawn({ stable: 500, candidate: 20 })).toBeLessThan(1000);
  });

  it("is not withdrawn for what the stable set does as often", async () => {
    expect(await untilWithdrawn({ stable: 20, candidate: 20 })).toBe(Number.POSITIVE_INFINITY);
  });

  it("is not withdrawn because one client says that everything fails", async () => {
    const { candidate, stable } = await withCandidate();
    for (let i = 0; i < 60; i++) {
      await report(shop.edge, { kind: "boot", set: stable, load: `s${i}` }, `10.0.${i}.1`);
      await report(shop.edge, { ...crash, set: candidate, load: `c${i}` }, "10.9.9.9");
    }
    const weighed = async () =>
      Number(/evidence\{kind="loads"\} (\S+)/.exec((await shop.get("/metrics")).body)?.[1]) > 1;
    await eventually(weighed, true);
    expect(await revision()).toBe(2);
  });

  it("is only reported where the retreat is switched off", async () => {
    const { candidate, stable } = await withCandidate({ AUTO_RETREAT: "off" });
    for (let i = 0; i < 60; i++) {
      await report(shop.edge, { kind: "boot", set: stable, load: `s${i}` }, `10.0.${i}.1`);
      await report(shop.edge, { ...crash, set: candidate, load: `c${i}` }, `10.1.${i}.1`);
    }
    const convinced = async () =>
      Number(/shop_candidate_evidence\{kind="loads"\} (\S+)/.exec((await shop.get("/metrics")).body)?.[1] ?? 0) > 250;
    await eventually(convinced, true);
    expect(await revision()).toBe(2);
  });
});

describe("a candidate that cannot be drawn on the server", () => {
  it("is withdrawn", async () => {
    await withCandidate({}, ["mf-b"]);
    for (let i = 0; i < 40; i++) {
      await shop.get(`/home?${i}`, "tt_cohort=1");
      await shop.get(`/home?${i}`, "tt_cohort=99");
    }
    await eventually(revision, 3);
    expect((await history(shop.store))[0]?.why).toContain("documents were not drawn whole on the server");
  });
});
