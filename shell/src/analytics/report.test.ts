import { browserReport, type LiveComposition, type LiveRemote } from "@thuot-tha/shared/contracts/remote";
import { createReport, reportBoot, reportVitals } from "./report.ts";

const composition = (more: Partial<LiveRemote> = {}) =>
  ({
    revision: 4,
    set: "abc",
    shell: { version: "1.0.0", parts: {} },
    remotes: [{ name: "mf-a", version: "2.0.0", ...more }],
  }) as unknown as LiveComposition;

const opened = (more: Partial<LiveRemote> = {}) => ({ composition: composition(more), match: { remote: "mf-a" } });

const sent: Record<string, unknown>[] = [];
const beacon = (_: string, body: string) => sent.push(JSON.parse(body));

beforeEach(() => {
  sent.length = 0;
  window.shopLoad = "word";
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe("reports to the edge", () => {
  it("names the set and the document, so that failures can be held against those that came to life", () => {
    reportBoot(opened(), beacon);
    createReport(composition(), beacon)({ kind: "crash", who: "mf-a", part: "p", error: new Error("broken") });
    reportVitals(opened(), { lcp: 700 }, beacon);
    const document = { set: "abc", load: "word" };
    expect(sent).toEqual([
      { kind: "boot", who: "mf-a", api: true, ...document },
      { kind: "crash", who: "mf-a", part: "p", version: "2.0.0", revision: 4, message: "broken", ...document },
      { kind: "vitals", who: "mf-a", values: { lcp: 700 }, ...document },
    ]);
  });

  it("are reports that the edge accepts, also of a failure with a long message", () => {
    const report = createReport(composition(), beacon);
    for (const kind of ["load", "crash", "recovered", "contract", "saga", "api"] as const) {
      report({ kind, who: "shell", error: "x".repeat(1000) });
    }
    reportBoot(opened(), beacon);
    reportVitals(opened(), { lcp: 700, inp: 8, cls: 0.02, ttfb: 90, fcp: 400 }, beacon);
    expect(sent.map((one) => browserReport.parse(one))).toEqual(sent);
    expect(sent).toHaveLength(8);
  });

  it("is of no set while a developer's own build is in the shop", () => {
    reportBoot(opened({ override: "http://localhost:4101" }), beacon);
    expect(sent).toEqual([{ kind: "boot", who: "mf-a", api: true }]);
  });
});
