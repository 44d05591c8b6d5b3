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
});
