import type { Candidate } from "@thuot-tha/shared/contracts/remote";
import { parseCohorts } from "./cohorts.ts";
import { withShare } from "./shares.ts";

const candidateOf = (remote: string): Candidate => ({
  changes: { [remote]: { version: "2.0.0", integrity: `sha384-${"a".repeat(64)}` } },
  percent: 0,
  cohorts: "",
  since: "2026-12-01T00:00:00.000Z",
});
const candidate = candidateOf("mf-a");
const others = [withShare(candidateOf("mf-b"), 60.29, [])];

describe("withShare", () => {
  it.each([0, 0.01, 0.29, 99])("gives a candidate %d percent of the cohorts", (percent) => {
    const shared = withShare(candidate, percent, []);
    expect([shared.percent, parseCohorts(shared.cohorts).size]).toEqual([percent, Math.round(percent * 100)]);
  });

  it.each([-0.01, 99.01, 100, 0.005, 0.015])("refuses %d percent", (percent) => {
    expect(() => withShare(candidate, percent, [])).toThrow("A candidate is shown to 0 to 99 percent");
  });

  it("gives cohorts that no other candidate has, as many as are left", () => {
    const cohorts = parseCohorts(withShare(candidate, 38.71, others).cohorts);
    expect(cohorts.size).toBe(3871);
    expect([...parseCohorts(others[0]?.cohorts ?? "")].filter((one) => cohorts.has(one))).toEqual([]);
    expect(() => withShare(candidate, 38.72, others)).toThrow("At most 38.71 % are left");
  });

  it("keeps the cohorts of a candidate that grows", () => {
    const small = withShare(candidate, 1, others);
    const grown = parseCohorts(withShare(small, 2, others).cohorts);
    expect([...parseCohorts(small.cohorts)].filter((one) => !grown.has(one))).toEqual([]);
  });
});
