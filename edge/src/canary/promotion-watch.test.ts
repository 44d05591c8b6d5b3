import { join } from "node:path";
import type { Candidate, ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { diskObjects, StoreError } from "@thuot-tha/shared/server";
import { candidateSet } from "../releases/candidates.ts";
import { history } from "../releases/history.ts";
import { setId } from "../releases/set-id.ts";
import { type ReleaseStore, releaseStore } from "../releases/store.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";
import type { LiveRevision } from "../rendering/live-sets.ts";
import { temporaryFolder } from "../testing/release.ts";
import { createLoadCounter } from "./load-counter.ts";
import { createMonitor } from "./monitor.ts";
import { watchPromotion } from "./promotion-watch.ts";
import { createViolationCounter } from "./violation-counter.ts";

const setOf = (version: string, letter: string): ChosenSet => ({
  "mf-a": { version, integrity: `sha384-${letter.repeat(64)}` },
});
const [before, promoted] = [setOf("1.0.0", "a"), setOf("2.0.0", "b")];
const candidate: Candidate = {
  changes: { "mf-b": { version: "1.0.0", integrity: `sha384-${"c".repeat(64)}` } },
  percent: 10,
  cohorts: "",
  since: "2026-12-01T00:00:00.000Z",
};
const first: Composition = {
  ...{ revision: 1, at: "2026-12-01T00:00:00.000Z", by: "an", why: "" },
  ...{ action: "promote", stable: before, candidates: [] },
};
const second: Composition = {
  ...{ revision: 2, at: "2026-12-01T01:00:00.000Z", by: "an", why: "" },
  ...{ action: "promote", stable: promoted, candidates: [candidate] },
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: ReleaseStore;
beforeEach(async () => {
  folder = await temporaryFolder();
  store = releaseStore(diskObjects(join(folder.path, "releases")));
});
afterEach(() => folder.remove());

/**
 * A monitor of the composition, whose stable set has broken three limits and whose candidates have broken four each.
 * `state` has the time and whether the store can be written.
 */
function monitorOf(composition: Composition, abortsCandidate = true) {
  const state = { now: new Date("2026-12-01T01:05:00Z"), isWritable: true };
  const told: string[] = [];
  const violations = createViolationCounter();
  for (let i = 1; i <= 3; i++) violations.add(setId(composition.stable), { reason: "loops", routes: ["mf-a /a"] });
  for (const one of composition.candidates) {
    for (let i = 1; i <= 4; i++)
      violations.add(setId(candidateSet(composition.stable, one)), { reason: "loops", routes: ["mf-a /a"] });
  }
  const current = { composition, candidates: [] } as unknown as LiveRevision;
  const live = {
    current: () => current,
    dropCandidate: async (id: string) => void told.push(`dropped: ${id}`),
  } as unknown as FollowedLive;
  const compareCandidates = createMonitor({
    store: {
      ...store,
      addComposition: async (one) => {
        if (!state.isWritable) throw new StoreError("read-only", "The release store is read-only.");
        await store.addComposition(one);
      },
    },
    live,
    loadCounter: createLoadCounter({ failuresPerNetwork: 1, arrivalMs: 1000, now: () => state.now.getTime() }),
    violations,
    abortsCandidate,
    now: () => state.now,
    onEvidence: () => undefined,
    onAborted: (why) => void told.push(`taken back: ${why}`),
    onBadPromotion: (why, error) => void told.push(`stays: ${why}; ${error}`),
    onUnwritten: (why) => void told.push(`unwritten: ${why}`),
  });
  return { state, told, compareCandidates };
}

const bad = "the promotion broke a limit 3 times: loops";
const badCandidate = "the candidate broke a limit 4 times: loops; new in it: mf-b@1.0.0";
const dropped = "dropped: mf-b 1796083200000";

describe("a bad promotion", () => {
  it("is reported once where edges only report", async () => {
    for (const one of [first, second]) await store.addComposition(one);
    const { told, compareCandidates } = monitorOf(second, false);
    await compareCandidates();
    await compareCandidates();
    expect(told).toEqual([`stays: ${bad}; null`]);
    expect(await store.revisions()).toEqual([2, 1]);
  });

  it("that cannot be rolled back is reported once, and candidates are withdrawn meanwhile", async () => {
    for (const one of [first, second]) await store.addComposition(one);
    const { state, told, compareCandidates } = monitorOf(second);
    state.isWritable = false;
    await compareCandidates();
    await compareCandidates();
    expect(told).toEqual([
      `stays: ${bad}; StoreError: The release store is read-only.`,
      dropped,
      `unwritten: ${badCandidate}`,
      dropped,
    ]);
  });

  it("that could not be rolled back within its ten minutes is rolled back once the store can be written", async () => {
    const alone = { ...second, candidates: [] };
    for (const one of [first, alone]) await store.addComposition(one);
    const { state, compareCandidates } = monitorOf(alone);
    state.isWritable = false;
    await compareCandidates();
    state.now = new Date("2026-12-01T03:00:00Z");
    state.isWritable = true;
    await compareCandidates();
    expect((await history(store))[0]).toMatchObject({ revision: 3, action: "rollback", why: bad, stable: before });
  });

  it("with no set before it does not hold up the withdrawal of a candidate", async () => {
    const only = { ...second, revision: 1 };
    await store.addComposition(only);
    const { told, compareCandidates } = monitorOf(only);
    await compareCandidates();
    expect(told).toEqual([dropped, `taken back: ${badCandidate}`]);
    expect((await history(store))[0]).toMatchObject({ revision: 2, action: "withdraw", candidates: [] });
  });

  it("is not noticed ten minutes after it went live", async () => {
    const alone = { ...second, candidates: [] };
    for (const one of [first, alone]) await store.addComposition(one);
    const { state, compareCandidates } = monitorOf(alone);
    state.now = new Date("2026-12-01T01:10:00Z");
    await compareCandidates();
    expect(await store.revisions()).toEqual([2, 1]);
  });
});

describe("a fault that the set before had as well", () => {
  const a = "mf-a /a";
  const release = (version: string, letter: string) => ({ version, integrity: `sha384-${letter.repeat(64)}` });
  const old: ChosenSet = { "mf-a": release("1.0.0", "a"), "mf-b": release("1.0.0", "b") };

  /** The faults reported of a promotion that breaks limits on these routes, after a set that broke one on `/a`. */
  async function reportedOf(stable: ChosenSet, ...broken: string[][]): Promise<string[]> {
    const told: string[] = [];
    const violations = createViolationCounter();
    const now = () => new Date("2026-12-01T01:05:00Z");
    const check = watchPromotion({
      ...{ store, violations, abortsCandidate: false, now, onAborted: () => undefined },
      loadCounter: createLoadCounter({ failuresPerNetwork: 1, arrivalMs: 1000, now: () => now().getTime() }),
      onBadPromotion: (why) => void told.push(why),
    });
    violations.add(setId(old), { reason: "loops", routes: [a] });
    violations.add(setId(old), { reason: "loops", routes: [a, "mf-a /b"] });
    await check({ composition: { ...first, stable: old } } as LiveRevision);
    for (const routes of broken) violations.add(setId(stable), { reason: "loops", routes });
    await check({ composition: { ...second, stable } } as LiveRevision);
    return told;
  }

  const otherChanged: ChosenSet = { ...old, "mf-b": release("2.0.0", "c") };
  const ownChanged: ChosenSet = { ...old, "mf-a": release("2.0.0", "c") };

  it("is not counted when the promotion leaves its remote as it was", async () => {
    expect(await reportedOf(otherChanged, [a], [a], [a], [a, "mf-b /b"])).toEqual([]);
  });

  it("is counted when the promotion changes its remote", async () => {
    expect(await reportedOf(ownChanged, [a], [a], [a])).toEqual([bad]);
  });

  it("hides no fault on another route or outside of any", async () => {
    expect(await reportedOf(otherChanged, [a], ["mf-a /b"], ["mf-b /b"], [])).toEqual([bad]);
  });
});
