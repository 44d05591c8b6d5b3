import { createArrivals } from "./arrivals.ts";

describe("awaited documents", () => {
  it("are counted by later ones when nothing else counts them, so that they do not fill the memory", () => {
    let now = 0;
    const counts = { trials: 0, failures: 0 };
    const arrivals = createArrivals({ arrivalMs: 30_000, now: () => now, countsOf: () => counts });
    arrivals.sent("a");
    now = 59_999;
    arrivals.sent("a");
    expect(counts).toEqual({ trials: 0, failures: 0 });
    now = 60_000;
    arrivals.sent("a");
    expect(counts).toEqual({ trials: 1, failures: 1 });
  });

  it("do not fill the memory after the clock has been set back: those of before are dropped", () => {
    let now = 3_600_000;
    const counts = { trials: 0, failures: 0 };
    const arrivals = createArrivals({ arrivalMs: 30_000, now: () => now, countsOf: () => counts });
    arrivals.sent("a");
    now = 0;
    arrivals.sent("a");
    now = 60_000;
    arrivals.sent("a");
    expect(counts).toEqual({ trials: 1, failures: 1 });
    now = 3_700_000;
    arrivals.count();
    expect(counts).toEqual({ trials: 2, failures: 2 });
  });

  it("are hydrated also by a report that an edge with a slower clock receives", () => {
    let now = 0;
    const counts = { trials: 0, failures: 0 };
    const arrivals = createArrivals({ arrivalMs: 30_000, now: () => now, countsOf: () => counts });
    expect(arrivals.alive("a", 5000)).toBe(true);
    arrivals.count();
    now = 35_000;
    arrivals.count();
    expect(counts).toEqual({ trials: 0, failures: -1 });
  });
});
