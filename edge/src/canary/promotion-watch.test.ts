import { utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Candidate, ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { diskObjects, StoreError } from "@thuot-tha/shared/server";
import { candidateSet } from "../releases/candidates.ts";
import { history } from "../releases/history.ts";
import { setId } from "../releases/set-id.ts";
import { compositionKey, type ReleaseStore, releaseStore } from "../releases/store.ts";
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

/** The promotion without the candidate. */
const alone: Composition = { ...second, candidates: [] };
/** The same stable set after a change of a candidate. */
const grown: Composition = { ...alone, revision: 3, action: "canary" };

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: ReleaseStore;
beforeEach(async () => {
  folder = await temporaryFolder();
  store = releaseStore(diskObjects(join(folder.path, "releases")));
});
afterEach(() => folder.remove());

/** Sets when a revision was written, by the store's clock. */
const write = (revision: number, at: string) =>
  utimes(join(folder.path, "releases", compositionKey(revision)), new Date(at), new Date(at));

interface Settings {
  /** Compositions that the monitor has checked. */
  checked?: Composition[];
  /** Compositions that were live between two checks. */
  missed?: Composition[];
  /** What is live now. Its stable set has broken three limits, and each of its candidates four. */
  live: Composition;
  takesBack?: boolean;
  now?: string;
}

/** A monitor whose `state` has what is live, the time, whether the store can be written, and what another edge does. */
async function monitorOf(settings: Settings) {
  const { checked = [], missed = [], live, takesBack = true, now = "2026-12-01T01:05:00Z" } = settings;
  const state = { live, now: new Date(now), setForwardMs: 0, isWritable: true, written: null as Composition | null };
  const told: string[] = [];
  const violations = createViolationCounter();
  const loadCounter = createLoadCounter({ failuresPerNetwork: 1, arrivalMs: 1000, now: () => state.now.getTime() });
  const compareCandidates = createMonitor({
    store: {
      ...store,
      addComposition: async (one) => {
        if (!state.isWritable) throw new StoreError("read-only", "The release store is read-only.");
        if (state.written) await store.addComposition(state.written);
        await store.addComposition(one);
      },
    },
    live: {
      current: () => ({ composition: state.live, candidates: [] }) as unknown as LiveRevision,
      dropCandidate: (id: string) => void told.push(`dropped: ${id}`),
    } as unknown as FollowedLive,
    ...{ loadCounter, violations, takesBack },
    now: () => state.now,
    elapsed: () => state.now.getTime() - state.setForwardMs,
    onEvidence: () => undefined,
    onTakenBack: (why) => void told.push(`taken back: ${why}`),
    onBadPromotion: (why, error) => void told.push(`stays: ${why}; ${error}`),
    onUnwritten: (why) => void told.push(`unwritten: ${why}`),
  });
  function show(one: Composition): void {
    state.live = one;
    loadCounter.watch(setId(one.stable), []);
  }
  let browsers = 0;
  /** Loads of what is live in browsers of different networks. */
  function load(times: number, failed: boolean): void {
    for (const end = browsers + times; browsers < end; browsers++)
      loadCounter.add("loads", { set: setId(state.live.stable), load: `${browsers}`, network: `${browsers}` }, failed);
  }
  function breakLimits(set: ChosenSet, times: number): void {
    for (let i = 0; i < times; i++) violations.add(setId(set), { reason: "loops", routes: ["mf-a /a"] });
  }
  for (const one of [...checked, ...missed, live]) await store.addComposition(one);
  for (const one of checked) {
    show(one);
    await compareCandidates();
    load(900, false);
  }
  for (const one of [...missed, live]) show(one);
  breakLimits(live.stable, 3);
  for (const one of live.candidates) breakLimits(candidateSet(live.stable, one), 4);
  return { state, told, show, load, breakLimits, compareCandidates };
}

const bad = "the promotion broke a limit 3 times: loops";
const badCandidate = "the candidate broke a limit 4 times: loops; new in it: mf-b@1.0.0";
const dropped = "dropped: mf-b 1796083200000";

describe("a bad promotion", () => {
  it("is reported once where edges only report", async () => {
    const { told, compareCandidates } = await monitorOf({ checked: [first], live: second, takesBack: false });
    await compareCandidates();
    await compareCandidates();
    expect(told).toEqual([`stays: ${bad}; null`]);
    expect(await store.revisions()).toEqual([2, 1]);
  });

  it("that cannot be rolled back is reported once, and candidates are withdrawn meanwhile", async () => {
    const { state, told, compareCandidates } = await monitorOf({ checked: [first], live: second });
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
    const { state, compareCandidates } = await monitorOf({ checked: [first], live: alone });
    state.isWritable = false;
    await compareCandidates();
    state.now = new Date("2026-12-01T03:00:00Z");
    state.isWritable = true;
    await compareCandidates();
    expect((await history(store))[0]).toMatchObject({ revision: 3, action: "rollback", why: bad, stable: before });
  });

  it("with no set before it does not hold up the withdrawal of a candidate", async () => {
    const { told, compareCandidates } = await monitorOf({ live: { ...second, revision: 1 } });
    await compareCandidates();
    expect(told).toEqual([dropped, `taken back: ${badCandidate}`]);
    expect((await history(store))[0]).toMatchObject({ revision: 2, action: "withdraw", candidates: [] });
  });

  it.each(["2026-11-01T00:00:00Z", "2030-01-01T00:00:00Z"])(
    "is rolled back whatever the operator's clock showed: the edge's shows %s",
    async (now) => {
      const { told, compareCandidates } = await monitorOf({ checked: [first], live: alone, now });
      await compareCandidates();
      expect(told).toEqual([`taken back: ${bad}`]);
    },
  );

  it("is not noticed ten minutes after this edge has seen it", async () => {
    const { state, told, breakLimits, compareCandidates } = await monitorOf({ checked: [first, alone], live: grown });
    state.now = new Date("2026-12-01T01:15:00Z");
    await compareCandidates();
    breakLimits(promoted, 3);
    await compareCandidates();
    expect(told).toEqual([]);
  });

  it("is rolled back within its ten minutes, although the clock is set forward meanwhile", async () => {
    const { state, told, compareCandidates } = await monitorOf({ checked: [first, alone], live: grown });
    state.now = new Date("2026-12-02T01:06:00Z");
    state.setForwardMs = 24 * 3_600_000;
    await compareCandidates();
    expect(told).toEqual([`taken back: ${bad}`]);
  });

  it("is not noticed after its ten minutes, although the clock is set back meanwhile", async () => {
    const { state, told, breakLimits, compareCandidates } = await monitorOf({ checked: [first, alone], live: grown });
    state.now = new Date("2026-11-30T01:15:00Z");
    state.setForwardMs = -24 * 3_600_000;
    await compareCandidates();
    breakLimits(promoted, 3);
    await compareCandidates();
    expect(told).toEqual([]);
  });

  it("is compared with a promotion whose ten minutes are over", async () => {
    const third: Composition = { ...alone, revision: 4, stable: setOf("3.0.0", "d") };
    const { state, told, show, load, compareCandidates } = await monitorOf({ checked: [first, alone], live: grown });
    state.now = new Date("2026-12-01T01:15:00Z");
    await compareCandidates();
    load(300, false);
    await store.addComposition(third);
    show(third);
    await compareCandidates();
    load(12, true);
    await compareCandidates();
    const why = "12 of 12 loads failed in browsers, of the set before 0 of 1200";
    expect(told).toEqual([expect.stringContaining(why)]);
  });

  it("that another edge rolls back at the same moment is reported by that one only", async () => {
    const { state, told, compareCandidates } = await monitorOf({ checked: [first], live: alone });
    state.written = { ...first, revision: 3, action: "rollback", by: "edge", why: bad };
    await compareCandidates();
    expect(told).toEqual([]);
    expect(await store.revisions()).toEqual([3, 2, 1]);
  });

  it.each([
    ["2026-12-01T01:09:59Z", [`taken back: ${bad}`]],
    ["2026-12-01T01:10:00Z", []],
  ])("is noticed by an edge that starts within ten minutes of its writing, here at %s", async (now, expected) => {
    const { told, compareCandidates } = await monitorOf({ missed: [first, alone], live: grown, now });
    await write(2, "2026-12-01T01:00:00Z");
    await write(3, "2026-12-01T01:09:00Z");
    await compareCandidates();
    expect(told).toEqual(expected);
  });

  it("is noticed although a candidate starts before the next check", async () => {
    const { told, compareCandidates } = await monitorOf({ checked: [first], missed: [alone], live: grown });
    await compareCandidates();
    expect(told).toEqual([`taken back: ${bad}`]);
  });

  it("on top of another is rolled back, and the other as well when it is bad", async () => {
    const third: Composition = { ...second, revision: 3, stable: setOf("3.0.0", "d"), candidates: [] };
    const monitor = await monitorOf({ checked: [first], missed: [alone], live: third });
    const { told, show, load, compareCandidates } = monitor;
    for (const restored of [promoted, before]) {
      load(12, true);
      await compareCandidates();
      const [last] = await history(store);
      expect(last).toMatchObject({ action: "rollback", by: "edge", stable: restored });
      show(last as Composition);
    }
    load(12, true);
    await compareCandidates();
    const why = "the promotion does worse: 12 of 12 loads failed in browsers, of the set before 0 of 900";
    expect(told).toEqual([`taken back: ${bad}`, expect.stringContaining(why)]);
  });
});

describe("a set that an operator has restored", () => {
  it("is not watched", async () => {
    const restored: Composition = { ...first, revision: 3, action: "rollback", stable: setOf("0.9.0", "d") };
    const { told, compareCandidates } = await monitorOf({ checked: [first, alone], live: restored });
    await compareCandidates();
    expect(told).toEqual([]);
  });
});

describe("a set that an edge has restored", () => {
  const stable = setOf("1.0.0", "c");
  const long: Composition = { ...first, revision: 2, stable };
  const badOne: Composition = { ...alone, revision: 3 };
  const restored: Composition = { ...long, revision: 4, action: "rollback", by: "edge" };
  it("is not watched where it has been stable for weeks, by an edge that has seen only the promotion", async () => {
    const { told, show, breakLimits, compareCandidates } = await monitorOf({ missed: [first, long], live: badOne });
    await write(2, "2026-11-01T00:00:00Z");
    await write(3, "2026-12-01T01:03:00Z");
    await compareCandidates();
    show((await history(store))[0] as Composition);
    breakLimits(stable, 3);
    await compareCandidates();
    expect(told).toEqual([`taken back: ${bad}`]);
    expect((await history(store))[0]).toMatchObject({ revision: 4, by: "edge", stable });
  });

  it.each([
    ["2026-11-01T00:00:00Z", []],
    ["2026-12-01T01:00:00Z", [`taken back: ${bad}`]],
  ])(
    "is watched by an edge that starts then only if its ten minutes were not over: stable since %s",
    async (at, expected) => {
      const { told, compareCandidates } = await monitorOf({ missed: [first, long, badOne], live: restored });
      await write(2, at);
      await write(3, "2026-12-01T01:03:00Z");
      await write(4, "2026-12-01T01:04:00Z");
      await compareCandidates();
      expect(told).toEqual(expected);
    },
  );
});

describe("a fault that the set before had as well", () => {
  const a = "mf-a /a";
  const release = (version: string, letter: string) => ({ version, integrity: `sha384-${letter.repeat(64)}` });
  const old: ChosenSet = { "mf-a": release("1.0.0", "a"), "mf-b": release("1.0.0", "b") };

  /** The faults reported of a promotion that breaks limits on these routes, after a set that broke one on `/a`. */
  async function reportedOf(stable: ChosenSet, ...broken: string[][]): Promise<string[]> {
    const told: string[] = [];
    const now = () => new Date("2026-12-01T01:05:00Z");
    const violations = createViolationCounter();
    const check = watchPromotion({
      ...{ store, violations, takesBack: false, now, elapsed: () => 0, onTakenBack: () => undefined },
      loadCounter: createLoadCounter({ failuresPerNetwork: 1, arrivalMs: 1000, now: () => now().getTime() }),
      onBadPromotion: (why) => void told.push(why),
    });
    violations.add(setId(old), { reason: "loops", routes: [a] });
    violations.add(setId(old), { reason: "loops", routes: [a, "mf-a /b"] });
    await store.addComposition({ ...first, stable: old });
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
    expect(await reportedOf(ownChanged, [a], [a])).toEqual([]);
    expect(await reportedOf(ownChanged, [a], [a], [a])).toEqual([bad]);
  });

  it("hides no fault on another route or outside of any", async () => {
    expect(await reportedOf(otherChanged, [a], ["mf-a /b"], ["mf-b /b"], [])).toEqual([bad]);
  });
});
