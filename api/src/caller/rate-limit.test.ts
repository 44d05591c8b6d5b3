import { TooManyRequests } from "../errors.ts";
import { useShop } from "../testing/shop.ts";
import { limitAddressRate, limitAttempts, limitRate } from "./rate-limit.ts";

const shop = useShop();
let actions = 0;

/** True when these addresses share one counter. */
async function countAsOne(first: string, second: string): Promise<boolean> {
  actions += 1;
  const count = (address: string) => limitAddressRate(shop.context, `try-${actions}`, address, { max: 1, seconds: 60 });
  await count(first);
  return count(second).then(
    () => false,
    (error) => error instanceof TooManyRequests,
  );
}

describe("limitAddressRate", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1", true],
    ["192.0.2.1", "192.0.2.2", false],
    ["2001:db8:0:7::1", "2001:db8::7:a:b:c:d", true],
    ["2001:db8:0:7::1", "2001:0DB8:0000:0007:ffff::", true],
    ["2001:db8:0:7::1", "2001:db8:0:8::1", false],
    ["::1", "::2", true],
    ["::ffff:192.0.2.1", "::ffff:192.0.2.2", false],
  ])("counts %s and %s together: %p", async (first, second, expected) => {
    expect(await countAsOne(first, second)).toBe(expected);
  });

  it("counts the addresses of an IPv6 network together, for ten times as much", async () => {
    const rate = { max: 5, seconds: 60, amount: 4 };
    const passes = (from: string) =>
      limitAddressRate(shop.context, "bytes", from, rate).then(
        () => true,
        () => false,
      );
    const tries = Array.from({ length: 13 }, (_, n) => passes(`2001:db8:1:${n}::1`));
    expect((await Promise.all(tries)).filter((passed) => !passed)).toHaveLength(1);
    expect(await passes("2001:db8:2::1")).toBe(true);
  });
});

describe("limitRate", () => {
  it("counts from the first of a window, and begins again when that ends", async () => {
    const counts = [];
    for (const time of ["03:00:00", "03:00:50", "03:00:59", "03:01:00", "03:01:59", "03:01:59"]) {
      shop.setNow(`2026-12-01T${time}Z`);
      counts.push(
        await limitRate(shop.context, "try-again", "192.0.2.1", { max: 2, seconds: 60 }).then(
          () => null,
          (error) => error.retryAfterSeconds,
        ),
      );
    }
    shop.setNow("2026-12-01T03:00:00Z");
    expect(counts).toEqual([null, null, 1, null, null, 1]);
  });

  it("begins a window again once the clock has been set back, by more than the clocks of two processes differ", async () => {
    const counts = [];
    for (const time of ["03:00:00", "02:59:30", "02:58:00", "02:58:00"]) {
      shop.setNow(`2026-12-01T${time}Z`);
      counts.push(
        await limitRate(shop.context, "set-back", "192.0.2.1", { max: 1, seconds: 60 }).then(
          () => null,
          (error) => error.retryAfterSeconds,
        ),
      );
    }
    shop.setNow("2026-12-01T03:00:00Z");
    expect(counts).toEqual([null, 90, null, 60]);
  });
});

describe("limitAttempts", () => {
  const strict = useShop({ LOGIN_LIMIT_PER_ACCOUNT: "2", LOGIN_LIMIT_PER_ADDRESS: "2" });
  const passes = (account: string, from: string) =>
    limitAttempts(strict.context, "try", account, from).then(
      () => true,
      () => false,
    );

  it("counts the addresses of an IPv6 network together, for ten times as many attempts", async () => {
    const tries = Array.from({ length: 21 }, (_, n) => passes(`account-${n}`, `2001:db8:1:${n}::1`));
    expect((await Promise.all(tries)).filter((passed) => !passed)).toHaveLength(1);
    expect(await passes("another", "2001:db8:2::1")).toBe(true);
  });

  it("does not count an account for an address beyond its limit", async () => {
    const results = [];
    for (const account of ["first", "second", "owner", "owner", "owner"]) {
      results.push(await passes(account, "192.0.2.1"));
    }
    expect(results).toEqual([true, true, false, false, false]);
    expect([await passes("owner", "192.0.2.2"), await passes("owner", "192.0.2.3")]).toEqual([true, true]);
    expect(await passes("owner", "192.0.2.4")).toBe(false);
  });
});
