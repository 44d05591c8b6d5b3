import { createMinuteCounts } from "./minute-counts.ts";

/** Milliseconds since the process has started. */
let elapsed: jest.SpyInstance<number>;
beforeEach(() => {
  elapsed = jest.spyOn(performance, "now").mockReturnValue(1000);
});
afterEach(() => jest.restoreAllMocks());

describe("the counts of a minute", () => {
  it("begin again once the minute of the first is over", () => {
    const counts = createMinuteCounts();
    expect([counts.add("192.0.2.1"), counts.add("192.0.2.1"), counts.add("192.0.2.2")]).toEqual([1, 2, 1]);
    elapsed.mockReturnValue(31_000);
    expect([counts.add("192.0.2.1"), counts.secondsLeft("192.0.2.1")]).toEqual([3, 30]);
    elapsed.mockReturnValue(61_001);
    expect([counts.of("192.0.2.1"), counts.add("192.0.2.1"), counts.secondsLeft("192.0.2.1")]).toEqual([0, 1, 60]);
  });

  it("do so although the clock has been set back by a day meanwhile", () => {
    const clock = jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-12-02T00:00:00Z"));
    const counts = createMinuteCounts();
    counts.add("192.0.2.1");
    clock.mockReturnValue(Date.parse("2026-12-01T00:00:00Z"));
    elapsed.mockReturnValue(61_001);
    expect(counts.add("192.0.2.1")).toBe(1);
  });
});
