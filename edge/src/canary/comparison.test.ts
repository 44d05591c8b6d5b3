import { createComparison } from "./comparison.ts";
import { type BothCounts, nothing } from "./counts.ts";

const loads = (stable: [number, number], candidate: [number, number]): BothCounts => ({
  stable: { ...nothing(), loads: { trials: stable[0], failures: stable[1] } },
  candidate: { ...nothing(), loads: { trials: candidate[0], failures: candidate[1] } },
});

describe("createComparison", () => {
  it("counts an edge anew that begins at zero again, so that a bad candidate is seen at once", () => {
    const comparison = createComparison();
    const own = loads([0, 0], [0, 0]);
    // What another edge counted before the stable set was another one for a while.
    comparison.leaveAside(
      new Map([
        ["own", own],
        ["other", loads([50_000, 1000], [5000, 100])],
      ]),
      "own",
    );
    const verdicts = [1, 2, 3, 4].map((tick) =>
      comparison.weigh(
        new Map([
          ["own", own],
          ["other", loads([400 * tick, 8 * tick], [40 * tick, 12 * tick])],
        ]),
      ),
    );
    expect(verdicts.at(-1)).toMatch(/^the candidate does worse: \d+ of \d+ loads failed in browsers/);
  });
});
