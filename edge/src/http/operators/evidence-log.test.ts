import { createEvidenceLog } from "./evidence-log.ts";

describe("the evidence log", () => {
  let now: number;
  const open = () => createEvidenceLog(() => new Date(now));
  const one = (comparison: string) => ({ candidate: "mf-a", comparison });
  const start = { at: 1000, evidence: { loads: 1, draws: 1, arrivals: 1, speed: 1, answers: 1 } };
  beforeEach(() => {
    now = 1000;
  });

  it("begins at 1 and adds a point when the evidence changes", () => {
    const log = open();
    log.watch([one("comparison")]);
    now = 2000;
    log.add("mf-a", "loads", 3);
    log.add("mf-a", "draws", 0.5);
    now = 3000;
    log.add("mf-a", "loads", 3);
    expect(log.points("mf-a")).toEqual([
      start,
      { at: 2000, evidence: { loads: 3, draws: 0.5, arrivals: 1, speed: 1, answers: 1 } },
    ]);
  });

  it("leaves its points in order when the clock is set back", () => {
    const log = open();
    log.watch([one("comparison")]);
    now = 500;
    log.add("mf-a", "loads", 3);
    now = 2000;
    log.add("mf-a", "loads", 4);
    expect(log.points("mf-a").map(({ at, evidence }) => [at, evidence.loads])).toEqual([
      [1000, 3],
      [2000, 4],
    ]);
  });

  it("begins again with another comparison, and holds nothing of what is no candidate", () => {
    const log = open();
    log.add("mf-a", "loads", 3);
    expect(log.points("mf-a")).toEqual([]);
    log.watch([one("first")]);
    log.add("mf-a", "loads", 3);
    log.watch([one("second")]);
    expect(log.points("mf-a")).toEqual([start]);
    log.watch([]);
    expect(log.points("mf-a")).toEqual([]);
  });

  it("keeps a candidate's points while others come and go", () => {
    const log = open();
    log.watch([one("comparison")]);
    now = 2000;
    log.add("mf-a", "loads", 3);
    log.watch([one("comparison"), { candidate: "mf-b", comparison: "other" }]);
    log.add("mf-b", "loads", 7);
    log.watch([one("comparison")]);
    expect(log.points("mf-a").map(({ evidence }) => evidence.loads)).toEqual([1, 3]);
  });

  it("keeps the first and the last point of many", () => {
    const log = open();
    log.watch([one("comparison")]);
    for (let strength = 2; strength <= 1000; strength++) {
      now += 1000;
      log.add("mf-a", "loads", strength);
    }
    const points = log.points("mf-a");
    expect(points.length).toBeLessThanOrEqual(400);
    expect([points[0]?.at, points.at(-1)?.evidence.loads]).toEqual([1000, 1000]);
  });
});
