import { createComparison } from "./comparison.ts";
import { createLoadCounter } from "./load-counter.ts";

const load = (load: string, network = "10.0.0.0") => ({ set: "a", load, network });

/** A counter that watches a comparison, with a clock that is stopped until it is moved. */
function counterWith(failuresPerNetwork: number) {
  let now = 0;
  const counter = createLoadCounter({ failuresPerNetwork, arrivalMs: 30_000, now: () => now });
  counter.watch("stable", [{ comparison: "one", set: "a" }]);
  return Object.assign(counter, {
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  });
}

describe("loads", () => {
  it("count once, and fail once, however many reports arrive", () => {
    const counter = counterWith(3);
    for (const failed of [false, false]) counter.add("loads", load("1"), failed);
    for (const failed of [true, true]) counter.add("loads", load("2"), failed);
    expect(counter.counts("one").candidate.loads).toEqual({ trials: 2, failures: 1 });
  });

  it("that fail late count as a separate trial, once", () => {
    const counter = counterWith(3);
    for (const one of ["1", "2"]) counter.add("loads", load(one), false);
    const before = counter.counts("one").candidate.loads;
    for (const one of ["1", "2", "2"]) counter.add("loads", load(one), true);
    expect(before).toEqual({ trials: 2, failures: 0 });
    expect(counter.counts("one").candidate.loads).toEqual({ trials: 4, failures: 2 });
  });

  it("of a network count no further once its failures are at the maximum", () => {
    const counter = counterWith(3);
    for (let i = 0; i < 30; i++) counter.add("loads", load(`a${i}`), true);
    counter.add("loads", load("good"), false);
    counter.watch("stable", [{ comparison: "one", set: "a" }]);
    counter.add("loads", load("bad"), true);
    expect(counter.counts("one").candidate.loads).toEqual({ trials: 3, failures: 3 });
    counter.add("loads", load("b", "10.0.1.0"), true);
    expect(counter.counts("one").candidate.loads).toEqual({ trials: 4, failures: 4 });
  });

  it("of one network are limited", () => {
    const counter = counterWith(3);
    for (let i = 0; i < 1000; i++) counter.add("loads", load(`a${i}`), false);
    expect(counter.counts("one").candidate.loads).toEqual({ trials: 60, failures: 0 });
    counter.add("loads", load("a0"), true);
    expect(counter.counts("one").candidate.loads).toEqual({ trials: 61, failures: 1 });
  });

  it("of one network are not limited by many reports about one document", () => {
    const counter = counterWith(1);
    for (let i = 0; i < 100; i++) counter.add("loads", load("1"), false);
    counter.add("loads", load("2"), false);
    expect(counter.counts("one").candidate.loads.trials).toBe(2);
  });
});

describe("rendered documents", () => {
  const from = (network: string) => ({ set: "a", network });

  it("of a network count up to the maximum of failures", () => {
    const counter = counterWith(3);
    for (let i = 0; i < 5; i++) counter.rendered(from("10.0.0.0"), true);
    counter.rendered(from("10.0.1.0"), false);
    expect(counter.counts("one").candidate.draws).toEqual({ trials: 4, failures: 3 });
  });

  it("of one network are limited", () => {
    const counter = counterWith(3);
    for (let i = 0; i < 1000; i++) counter.rendered(from("10.0.0.0"), false);
    expect(counter.counts("one").candidate.draws).toEqual({ trials: 60, failures: 0 });
  });
});

describe("a promotion", () => {
  it("has the counts of the settled set before, and those of the new set since it is stable", () => {
    const counter = counterWith(3);
    counter.settle("stable");
    counter.add("loads", { ...load("1"), set: "stable" }, false);
    counter.add("loads", load("2"), false);
    counter.sent({ ...load("3"), set: "stable" });
    counter.pass(30_000);
    counter.watch("a", []);
    counter.add("loads", load("4"), true);
    counter.sent(load("5"));
    counter.pass(30_000);
    const promotion = counter.promotion();
    expect(promotion?.before).toMatchObject({
      loads: { trials: 1, failures: 0 },
      arrivals: { trials: 1, failures: 1 },
    });
    expect(promotion?.since).toMatchObject({ loads: { trials: 1, failures: 1 }, arrivals: { trials: 1, failures: 1 } });
  });
});

describe("promotions that follow each other", () => {
  const loads = (counter: ReturnType<typeof counterWith>) => {
    const { before, since } = counter.promotion() ?? {};
    return { before: before?.loads, since: since?.loads };
  };

  it("are compared with the last settled set, which is counted on when it is stable again", () => {
    const counter = counterWith(3);
    expect(counter.promotion()).toBeNull();
    counter.settle("stable");
    counter.add("loads", { ...load("1"), set: "stable" }, false);
    counter.watch("a", []);
    counter.add("loads", load("2"), true);
    counter.watch("b", []);
    counter.settle("a");
    counter.add("loads", { ...load("3"), set: "b" }, true);
    expect(loads(counter)).toEqual({ before: { trials: 1, failures: 0 }, since: { trials: 1, failures: 1 } });
    counter.watch("stable", []);
    counter.add("loads", { ...load("4"), set: "stable" }, false);
    counter.watch("c", []);
    expect(loads(counter)).toEqual({ before: { trials: 2, failures: 0 }, since: { trials: 0, failures: 0 } });
  });
});

describe("documents that are sent", () => {
  it("fail when no browser brings them to life in time", () => {
    const counter = counterWith(3);
    for (const one of ["1", "2"]) expect(counter.sent(load(one))).toBe(true);
    counter.alive(load("1"), 0);
    counter.alive(load("1"), 0);
    expect(counter.counts("one").candidate.arrivals).toEqual({ trials: 0, failures: 0 });
    counter.pass(30_000);
    counter.alive(load("2"), 0);
    expect(counter.counts("one").candidate.arrivals).toEqual({ trials: 2, failures: 1 });
  });

  it("are awaited up to the maximum of failures per network", () => {
    const counter = counterWith(1);
    expect([counter.sent(load("1")), counter.sent(load("2")), counter.sent(load("3", "10.0.1.0"))]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe("robots, which hydrate nothing,", () => {
  /** The same numbers in each run. */
  function numbers() {
    let state = 7;
    return () => {
      state = (state * 16_807) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  }

  it("withdraw no candidate by their many documents from few networks", () => {
    const random = numbers();
    const counter = counterWith(1);
    const comparison = createComparison();
    const set = () => (random() < 0.05 ? "a" : "stable");
    const verdicts: unknown[] = [];
    for (let tick = 0; tick < 100; tick++) {
      for (let robot = 0; robot < 3000; robot++) counter.sent({ set: set(), network: `robot ${robot % 30}` });
      for (let shopper = 0; shopper < 90; shopper++) {
        const from = { set: set(), load: `${tick} ${shopper}`, network: `shopper ${Math.floor(random() * 3000)}` };
        if (counter.sent(from)) counter.alive(from, tick * 60_000);
      }
      counter.pass(60_000);
      verdicts.push(comparison.weigh(new Map([["edge", counter.counts("one")]])));
    }
    expect(new Set(verdicts)).toEqual(new Set([null]));
  });

  it("hide no candidate that browsers do not hydrate either", () => {
    const random = numbers();
    const counter = counterWith(1);
    const comparison = createComparison();
    const verdicts: unknown[] = [];
    for (let tick = 0; tick < 100; tick++) {
      for (let shopper = 0; shopper < 90; shopper++) {
        const set = random() < 0.05 ? "a" : "stable";
        const from = { set, load: `${tick} ${shopper}`, network: `shopper ${tick} ${shopper}` };
        if (counter.sent(from) && set === "stable") counter.alive(from, tick * 60_000);
      }
      counter.pass(60_000);
      verdicts.push(comparison.weigh(new Map([["edge", counter.counts("one")]])));
    }
    expect(verdicts.find(Boolean)).toMatch(/^the candidate does worse: \d+ of \d+ documents were not hydrated/);
  });
});

describe("a comparison that begins while another goes on", () => {
  it("counts from its start, and every network counts again for both", () => {
    const counter = counterWith(1);
    const stable = (load: string) => ({ set: "stable", load, network: "10.0.0.0" });
    counter.add("loads", stable("1"), true);
    counter.add("loads", stable("2"), true);
    counter.watch("stable", [
      { comparison: "one", set: "a" },
      { comparison: "later", set: "b" },
    ]);
    counter.add("loads", stable("3"), true);
    counter.add("loads", { set: "b", load: "4", network: "10.0.1.0" }, false);
    expect(counter.counts("one").stable.loads).toEqual({ trials: 2, failures: 2 });
    expect(counter.counts("later").stable.loads).toEqual({ trials: 1, failures: 1 });
    expect(counter.counts("later").candidate.loads).toEqual({ trials: 1, failures: 0 });
    expect(counter.counts("one").candidate.loads).toEqual({ trials: 0, failures: 0 });
  });
});

describe("measured documents", () => {
  it("count once, up to the maximum of slow ones per network", () => {
    const counter = counterWith(1);
    for (const slow of [false, false, true]) counter.measured(load("1"), slow);
    for (const one of ["2", "3"]) counter.measured(load(one), true);
    expect(counter.counts("one").candidate.speed).toEqual({ trials: 2, failures: 1 });
  });
});
