import { createComparison } from "./comparison.ts";
import { type BothCounts, noCounts } from "./counts.ts";

const loads = (stable: [number, number], candidate: [number, number]): BothCounts => ({
  stable: { ...noCounts(), loads: { trials: stable[0], failures: stable[1] } },
  candidate: { ...noCounts(), loads: { trials: candidate[0], failures: candidate[1] } },
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

  /** The evidence of the loads after comparisons of these counts by edge, one after the other. */
  const evidenceAfter = (...ticks: Record<string, BothCounts>[]) => {
    const comparison = createComparison();
    for (const tick of ticks) comparison.weigh(new Map(Object.entries(tick)));
    return comparison.evidence().loads;
  };
  const some = loads([400, 8], [40, 6]);

  it("adds what each edge has counted since the last comparison, once", () => {
    const more = loads([800, 20], [90, 14]);
    const news = loads([400, 12], [50, 8]);
    expect(evidenceAfter({ a: some }, { a: more })).toBe(evidenceAfter({ a: some }, { a: some, b: news }));
    expect(evidenceAfter({ a: some }, { a: some })).toBe(evidenceAfter({ a: some }));
    expect(evidenceAfter({ a: loads([400, 0], [40, 0]) }, { a: loads([800, 8], [80, 6]) })).toBe(
      evidenceAfter({ a: some }),
    );
    expect(evidenceAfter({ a: some })).toBeGreaterThan(1);
  });

  it("ignores what other edges counted before this one started", () => {
    const comparison = createComparison();
    comparison.leaveAside(
      new Map([
        ["own", some],
        ["other", some],
      ]),
      "own",
    );
    comparison.weigh(
      new Map([
        ["own", some],
        ["other", loads([800, 20], [90, 14])],
      ]),
    );
    expect(comparison.evidence().loads).toBe(evidenceAfter({ own: some, other: loads([400, 12], [50, 8]) }));
  });

  it.each([
    ["stable set", loads([300, 9], [50, 9])],
    ["candidate", loads([500, 9], [30, 4])],
  ])("counts an edge anew that has fewer documents of the %s than before", (_, again) => {
    expect(evidenceAfter({ a: some }, { a: again })).toBe(evidenceAfter({ a: some }, { a: some, b: again }));
  });

  it.each([
    ["the stable set has none", loads([0, 0], [40, 6])],
    ["the candidate has none", loads([400, 8], [0, 0])],
    ["a failure was taken back that no edge has counted yet", loads([400, 8], [40, -1])],
    ["there are more failures than documents", loads([400, 8], [5, 6])],
  ])("keeps the counts for the next comparison when %s", (_, early) => {
    expect(evidenceAfter({ a: early }, { a: some })).toBe(evidenceAfter({ a: some }));
  });

  it("finds a candidate worse from ten failures on", () => {
    const verdict = (failures: number) => createComparison().weigh(new Map([["a", loads([9000, 9], [90, failures])]]));
    expect(verdict(9)).toBeNull();
    expect(verdict(10)).toMatch(/^the candidate does worse: 10 of 90 loads .* of the stable set 9 of 9000 /);
    expect(verdict(90)).toMatch(/^the candidate does worse: 90 of 90 loads /);
  });

  it("finds no candidate worse on weak evidence", () => {
    const verdict = createComparison().weigh(new Map([["a", loads([900, 90], [90, 14])]]));
    expect(verdict).toBeNull();
  });
});
