import type { Candidate, ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { candidateId, candidateSet, comparisonId } from "../releases/candidates.ts";
import { setId } from "../releases/set-id.ts";
import { releaseStore } from "../releases/store.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";
import type { LiveRevision } from "../rendering/live-sets.ts";
import { distantObjects } from "../testing/memory-objects.ts";
import { createLoadCounter } from "./load-counter.ts";
import { createMonitor } from "./monitor.ts";
import { createViolationCounter } from "./violation-counter.ts";

const setOf = (version: string, letter: string): ChosenSet => ({
  "mf-a": { version, integrity: `sha384-${letter.repeat(64)}` },
});
const stable = setOf("1.0.0", "a");
const candidate: Candidate = {
  changes: setOf("2.0.0", "b"),
  ...{ percent: 10, cohorts: "", since: "2026-12-01T00:00:00.000Z" },
};
const other: Candidate = {
  ...candidate,
  changes: { "mf-b": { version: "2.0.0", integrity: `sha384-${"c".repeat(64)}` } },
};
const before: Composition = {
  ...{ revision: 1, at: "2026-12-01T00:00:00.000Z", by: "an", why: "" },
  ...{ action: "promote", stable, candidates: [] },
};
const shown: Composition = { ...before, revision: 2, action: "canary", candidates: [candidate] };

/**
 * A monitor that has checked the stable set alone a minute ago, and that one's violations of a minute before.
 * @param objects of its store @param onDropped called with the id of each candidate that is withdrawn
 */
async function afterViolations(
  earlier: number,
  objects = distantObjects().objects,
  onDropped: (id: string) => void = () => undefined,
) {
  const state = { live: before, now: 0, served: [] as Candidate[] };
  const store = releaseStore(objects);
  const dropped: string[] = [];
  const now = () => state.now;
  const violations = createViolationCounter();
  const check = createMonitor({
    ...{ store, violations, takesBack: true, now: () => new Date(state.now), elapsed: now },
    loadCounter: createLoadCounter({ failuresPerNetwork: 1, arrivalMs: 1000, now }),
    live: {
      current: () =>
        ({
          composition: state.live,
          candidates: state.served.map((one) => ({ candidate: one, comparison: comparisonId(stable, one) })),
        }) as unknown as LiveRevision,
      dropCandidate: (id: string) => {
        dropped.push(id);
        onDropped(id);
      },
    } as unknown as FollowedLive,
    ...{ onEvidence: () => undefined, onTakenBack: () => undefined },
    ...{ onBadPromotion: () => undefined, onUnwritten: () => undefined },
  });
  const breakLimits = (set: ChosenSet, times: number) => {
    for (let i = 0; i < times; i++) violations.add(setId(set), { reason: "loops", routes: ["mf-a /a"] });
  };
  for (const one of [before, shown]) await store.addComposition(one);
  breakLimits(stable, earlier);
  state.now += 60_000;
  await check();
  state.now += 60_000;
  return {
    /** Shows another candidate before it, which is served and does well, and checks after two violations. */
    checkBehind(other: Candidate): void {
      state.live = { ...shown, candidates: [other, candidate] };
      state.served = [other];
      breakLimits(candidateSet(stable, candidate), 2);
      void check();
    },
    /** Shows another candidate beside it, and checks after two violations of the first, and then of the other. */
    async checkOneAfterTheOther(other: Candidate): Promise<void> {
      state.live = { ...shown, candidates: [candidate, other] };
      breakLimits(candidateSet(stable, candidate), 2);
      await check();
      breakLimits(candidateSet(stable, other), 2);
      void check();
    },
    setClockBack(milliseconds: number): void {
      state.now -= milliseconds;
    },
    /** Shows the candidate, and checks again after so many violations of both sets. @returns whether it is withdrawn */
    async isWithdrawn(times: { stable: number; candidate: number }): Promise<boolean> {
      state.live = shown;
      breakLimits(stable, times.stable);
      breakLimits(candidateSet(stable, candidate), times.candidate);
      await check();
      return dropped.length > 0;
    },
  };
}

describe("a candidate that breaks limits", () => {
  it("is withdrawn, also where the stable set has broken limits before the candidate was shown", async () => {
    const { isWithdrawn } = await afterViolations(150);
    expect(await isWithdrawn({ stable: 0, candidate: 2 })).toBe(true);
  });

  it("is withdrawn although the clock is set back by a day meanwhile", async () => {
    const { isWithdrawn, setClockBack } = await afterViolations(0);
    expect(await isWithdrawn({ stable: 0, candidate: 1 })).toBe(false);
    setClockBack(24 * 3_600_000);
    expect(await isWithdrawn({ stable: 0, candidate: 1 })).toBe(true);
  });

  it("is withdrawn only once it breaks more of them than the stable set meanwhile", async () => {
    const { isWithdrawn } = await afterViolations(0);
    expect(await isWithdrawn({ stable: 2, candidate: 2 })).toBe(false);
    expect(await isWithdrawn({ stable: 120, candidate: 120 })).toBe(false);
    expect(await isWithdrawn({ stable: 0, candidate: 1 })).toBe(true);
  });

  it("is withdrawn although the store does not answer about the candidate before it", async () => {
    const { objects } = distantObjects();
    const put: typeof objects.put = (key, bytes) =>
      key.startsWith("health/") ? new Promise(() => undefined) : objects.put(key, bytes);
    const id = await new Promise<string>((resolve) => {
      void afterViolations(0, { ...objects, put }, resolve).then(({ checkBehind }) => checkBehind(other));
    });
    expect(id).toBe(candidateId(candidate));
  });

  it("is withdrawn although the store does not answer about the withdrawal before it, which it has failed to write", async () => {
    const { objects } = distantObjects();
    let writes = 0;
    const create: typeof objects.create = async (key, bytes) => {
      if (key !== "compositions/3.json") return objects.create(key, bytes);
      if (++writes === 1) throw new Error("The store cannot be written.");
      return new Promise(() => undefined);
    };
    const dropped: string[] = [];
    await new Promise<void>((resolve) => {
      const onDropped = (id: string) => {
        dropped.push(id);
        if (id === candidateId(other)) resolve();
      };
      void afterViolations(0, { ...objects, create }, onDropped).then(({ checkOneAfterTheOther }) =>
        checkOneAfterTheOther(other),
      );
    });
    // The first is dropped in both checks, because the store still shows it.
    expect(dropped).toEqual([candidate, candidate, other].map(candidateId));
  });
});
