import { forKinds, type Kind, noCounts } from "./counts.ts";
import { worseThanBefore } from "./promotion-comparison.ts";

type Sample = readonly [trials: number, failures: number];
const counts = (kind: Kind, [trials, failures]: Sample) => ({ ...noCounts(), [kind]: { trials, failures } });

describe("worseThanBefore", () => {
  it.each([
    ["loads", [900, 2], [10, 10], "loads failed in browsers"],
    ["loads", [900, 2], [400, 40], "loads failed in browsers"],
    ["draws", [900, 2], [40, 40], "documents were not rendered completely on the server"],
    ["arrivals", [1000, 500], [80, 80], "documents were not hydrated by a browser"],
  ] as const)("is shown by %s: %j before, %j since", (kind, before, since, word) => {
    const why = worseThanBefore({ before: counts(kind, before), since: counts(kind, since) });
    expect(why).toMatch(
      new RegExp(
        `^the promotion does worse: ${since[1]} of ${since[0]} ${word}, of the set before ${before[1]} of ${before[0]} `,
      ),
    );
  });

  it.each([
    ["loads", [900, 2], [9, 9], "too few failures"],
    ["loads", [900, 2], [10, 12], "failures are counted before their documents"],
    ["loads", [900, 18], [900, 30], "hardly more than before"],
    ["loads", [10, 0], [40, 10], "too little is known of the set before"],
    ["loads", [0, 0], [40, 40], "nothing is known of the set before"],
    ["draws", [900, 2], [500, 300], "robots visit pages that no one visited before"],
    ["arrivals", [1000, 300], [500, 400], "more robots than before"],
    ["arrivals", [40, 40], [40, 40], "no document came to life before either"],
    ["answers", [900, 0], [100, 100], "the API fails, for whichever set"],
    ["speed", [900, 0], [100, 100], "the shop is slow, for whichever set"],
  ] as const)("is not shown by %s: %j before, %j since: %s", (kind, before, since, _reason) => {
    expect(worseThanBefore({ before: counts(kind, before), since: counts(kind, since) })).toBeNull();
  });

  it.each([
    ["loads", [900, 18], 900, 107],
    ["loads", [50, 0], 200, 80],
    ["draws", [900, 2], 500, 417],
    ["arrivals", [1000, 300], 500, 450],
  ] as const)("is shown by %s, after %j before: of %i since, from %i failures on", (kind, before, trials, failures) => {
    const why = (failed: number) =>
      worseThanBefore({ before: counts(kind, before), since: counts(kind, [trials, failed]) });
    expect([why(failures - 1), why(failures)]).toEqual([null, expect.stringContaining("the promotion does worse")]);
  });

  it("hardly ever blames a set that is as good as the one before, however often it is checked", () => {
    let state = 5;
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 4_294_967_296;
    };
    const failing = (share: number) => Number(random() < share);
    let blamed = 0;
    for (let promotion = 0; promotion < 300; promotion++) {
      const [before, since] = [
        forKinds(() => ({ trials: 0, failures: 0 })),
        forKinds(() => ({ trials: 0, failures: 0 })),
      ];
      for (let i = 0; i < 300; i++) {
        before.loads.trials++;
        before.loads.failures += failing(0.05);
      }
      let isBlamed = false;
      for (let i = 0; i < 300 && !isBlamed; i++) {
        since.loads.trials++;
        since.loads.failures += failing(0.05);
        isBlamed = worseThanBefore({ before, since }) !== null;
      }
      blamed += Number(isBlamed);
    }
    expect(blamed).toBe(0);
  });
});
