import { createLedger } from "./load-counter.ts";

const load = (load: string, failed: boolean, address = "10.0.0.1") => ({ set: "a", load, address, failed });

describe("createLedger", () => {
  it("counts a load once, and its failure once, however much is reported", () => {
    const ledger = createLedger(3);
    ledger.load(load("1", false));
    ledger.load(load("1", false));
    ledger.load(load("2", true));
    ledger.load(load("2", true));
    expect(ledger.counts("a").loads).toEqual({ trials: 2, failures: 1 });
  });

  it("counts a failure that comes late as a trial of its own, once", () => {
    const ledger = createLedger(3);
    ledger.load(load("1", false));
    ledger.load(load("2", false));
    const { ...before } = ledger.counts("a").loads;
    ledger.load(load("1", true));
    ledger.load(load("2", true));
    ledger.load(load("2", true));
    expect(before).toEqual({ trials: 2, failures: 0 });
    expect(ledger.counts("a").loads).toEqual({ trials: 4, failures: 2 });
  });

  it("lets one address fail three times at most", () => {
    const ledger = createLedger(3);
    for (let i = 0; i < 30; i++) ledger.load(load(`a${i}`, true));
    expect(ledger.counts("a").loads.failures).toBe(3);
    ledger.load(load("b", true, "10.0.0.2"));
    expect(ledger.counts("a").loads.failures).toBe(4);
  });

  it("does not let one address drown what others report", () => {
    const ledger = createLedger(3);
    for (let i = 0; i < 1000; i++) ledger.load(load(`a${i}`, false));
    expect(ledger.counts("a").loads.trials).toBe(60);
  });

  it.each([
    ["2001:db8:1:2:aaaa::1", "2001:db8:1:2:bbbb::2"],
    ["2001:db8::1", "2001:db8::2"],
    ["2001:db8::a:b:c:d", "2001:db8::e:f:c:d"],
    ["2001:db8:1::1", "2001:db8:1:0:ffff::"],
  ])("takes all IPv6 addresses of a household for one: %s and %s", (one, other) => {
    const ledger = createLedger(1);
    ledger.load(load("1", true, one));
    ledger.load(load("2", true, other));
    expect(ledger.counts("a").loads).toEqual({ trials: 2, failures: 1 });
  });

  it.each([
    ["2001:db8:0:1::1", "2001:db8::1"],
    ["::ffff:10.0.0.1", "::ffff:10.0.0.2"],
  ])("tells households apart: %s and %s", (one, other) => {
    const ledger = createLedger(1);
    ledger.load(load("1", true, one));
    ledger.load(load("2", true, other));
    expect(ledger.counts("a").loads).toEqual({ trials: 2, failures: 2 });
  });
});
