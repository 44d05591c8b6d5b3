import { createLoadCounter } from "./load-counter.ts";

const load = (load: string, failed: boolean, address = "10.0.0.1") => ({ set: "a", load, address, failed });

describe("createLoadCounter", () => {
  it("counts a load once and its failure once, however many reports arrive", () => {
    const loadCounter = createLoadCounter(3);
    loadCounter.load(load("1", false));
    loadCounter.load(load("1", false));
    loadCounter.load(load("2", true));
    loadCounter.load(load("2", true));
    expect(loadCounter.counts("a").loads).toEqual({ trials: 2, failures: 1 });
  });

  it("counts a late failure as a separate trial, once", () => {
    const loadCounter = createLoadCounter(3);
    loadCounter.load(load("1", false));
    loadCounter.load(load("2", false));
    const { ...before } = loadCounter.counts("a").loads;
    loadCounter.load(load("1", true));
    loadCounter.load(load("2", true));
    loadCounter.load(load("2", true));
    expect(before).toEqual({ trials: 2, failures: 0 });
    expect(loadCounter.counts("a").loads).toEqual({ trials: 4, failures: 2 });
  });

  it("counts at most three failures per address", () => {
    const loadCounter = createLoadCounter(3);
    for (let i = 0; i < 30; i++) loadCounter.load(load(`a${i}`, true));
    expect(loadCounter.counts("a").loads.failures).toBe(3);
    loadCounter.load(load("b", true, "10.0.0.2"));
    expect(loadCounter.counts("a").loads.failures).toBe(4);
  });

  it("limits the loads that one address contributes", () => {
    const loadCounter = createLoadCounter(3);
    for (let i = 0; i < 1000; i++) loadCounter.load(load(`a${i}`, false));
    expect(loadCounter.counts("a").loads.trials).toBe(60);
  });

  it.each([
    ["2001:db8:1:2:aaaa::1", "2001:db8:1:2:bbbb::2"],
    ["2001:db8::1", "2001:db8::2"],
    ["2001:db8::a:b:c:d", "2001:db8::e:f:c:d"],
    ["2001:db8:1::1", "2001:db8:1:0:ffff::"],
  ])("takes all IPv6 addresses of a household for one: %s and %s", (one, other) => {
    const loadCounter = createLoadCounter(1);
    loadCounter.load(load("1", true, one));
    loadCounter.load(load("2", true, other));
    expect(loadCounter.counts("a").loads).toEqual({ trials: 2, failures: 1 });
  });

  it.each([
    ["2001:db8:0:1::1", "2001:db8::1"],
    ["::ffff:10.0.0.1", "::ffff:10.0.0.2"],
  ])("tells households apart: %s and %s", (one, other) => {
    const loadCounter = createLoadCounter(1);
    loadCounter.load(load("1", true, one));
    loadCounter.load(load("2", true, other));
    expect(loadCounter.counts("a").loads).toEqual({ trials: 2, failures: 2 });
  });
});
