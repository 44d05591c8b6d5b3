import { formatCohorts, parseCohorts, sampleCohorts } from "./cohorts.ts";

const none: ReadonlySet<number> = new Set();

describe("sampleCohorts", () => {
  it("samples other cohorts first for each candidate", () => {
    const first = (id: string) => [...sampleCohorts({ id, percent: 0.03, present: none, taken: none })];
    expect(first("one")).toEqual([1464, 9151, 8874]);
    expect(first("other")).toEqual([819, 6351, 8631]);
  });

  it("samples exactly the share, of cohorts that no other candidate has", () => {
    const taken = sampleCohorts({ id: "one", percent: 60, present: none, taken: none });
    const sampled = sampleCohorts({ id: "other", percent: 39.05, present: none, taken });
    expect([taken.size, sampled.size]).toEqual([6000, 3905]);
    expect([...sampled].filter((cohort) => taken.has(cohort))).toEqual([]);
  });

  it("keeps the cohorts of a candidate that grows, also when others have become free that come before them", () => {
    const taken = new Set([1464, 9151]);
    const present = sampleCohorts({ id: "one", percent: 0.02, present: none, taken });
    const grown = sampleCohorts({ id: "one", percent: 0.03, present, taken: none });
    expect([...grown]).toEqual([...present, 1464]);
  });

  it("keeps the first cohorts of a candidate that shrinks", () => {
    const present = new Set([1464, 9151, 8874]);
    expect([...sampleCohorts({ id: "one", percent: 0.01, present, taken: none })]).toEqual([1464]);
  });
});

describe("stored cohorts", () => {
  it.each([
    ["", []],
    ["gEA", [0, 9]],
    ["AAE", [15]],
  ])("are %s", (text, cohorts) => {
    expect(formatCohorts(new Set(cohorts))).toBe(text);
    expect([...parseCohorts(text)]).toEqual(cohorts);
  });
});
