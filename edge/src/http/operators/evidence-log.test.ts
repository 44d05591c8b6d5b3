import { createEvidenceLog } from "./evidence-log.ts";

describe("the evidence log", () => {
  let now: number;
  const open = () => createEvidenceLog(() => new Date(now));
  beforeEach(() => {
    now = 1000;
  });

  it("begins at 1 and adds a point when the evidence changes", () => {
    const log = open();
    log.watch("trial");
    now = 2000;
    log.add("loads", 3);
    log.add("draws", 0.5);
    now = 3000;
    log.add("loads", 3);
    expect(log.points()).toEqual([
      { at: 1000, evidence: { loads: 1, draws: 1, arrivals: 1, speed: 1 } },
      { at: 2000, evidence: { loads: 3, draws: 0.5, arrivals: 1, speed: 1 } },
    ]);
  });

  it("begins anew with another candidate, and holds nothing without one", () => {
    const log = open();
    log.add("loads", 3);
    expect(log.points()).toEqual([]);
    log.watch("one");
    log.add("loads", 3);
    log.watch("two");
    expect(log.points()).toEqual([{ at: 1000, evidence: { loads: 1, draws: 1, arrivals: 1, speed: 1 } }]);
    log.watch("");
    expect(log.points()).toEqual([]);
  });

  it("keeps the first and the last point of many", () => {
    const log = open();
    log.watch("trial");
    for (let strength = 2; strength <= 1000; strength++) {
      now += 1000;
      log.add("loads", strength);
    }
    const points = log.points();
    expect(points.length).toBeLessThanOrEqual(400);
    expect([points[0]?.at, points.at(-1)?.evidence.loads]).toEqual([1000, 1000]);
  });
});
