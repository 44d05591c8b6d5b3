import { type Held, membershipOffer, priceUntil, unusedPart } from "./offers.ts";

const packages = [
  { id: "lua", price: 299_000, durationDays: 90 },
  { id: "gam", price: 599_000, durationDays: 180 },
  { id: "nhung", price: 1_190_000, durationDays: 365 },
];
const day = (text: string): Date => new Date(`${text}T03:00:00Z`);
const now = day("2026-12-01");
const held = (packageId: string, from: string, to: string, price = 0): Held => ({
  id: `${packageId}-${from}`,
  packageId,
  startsAt: day(from),
  expiresAt: day(to),
  price,
});
const gam = held("gam", "2026-10-02", "2027-03-31", 599_000);

describe("membershipOffer", () => {
  it("starts at once without a membership", () => {
    expect(membershipOffer(packages, "gam", [], now)).toEqual({
      membershipPackageId: "gam",
      kind: "join",
      credit: 0,
      amount: 599_000,
      startsAt: now,
      expiresAt: day("2027-05-30"),
    });
  });

  it("starts after the same package and its renewals", () => {
    expect(membershipOffer(packages, "gam", [gam], now)).toMatchObject({
      kind: "renew",
      amount: 599_000,
      startsAt: day("2027-03-31"),
      expiresAt: day("2027-09-27"),
    });
    const renewed = [gam, held("gam", "2027-03-31", "2027-09-27"), held("lua", "2027-09-27", "2027-12-26")];
    expect(membershipOffer(packages, "gam", renewed, now).startsAt).toEqual(day("2027-09-27"));
  });

  it("subtracts the unused part of a smaller package from a bigger one's price", () => {
    // 120 of 180 days remain.
    expect(membershipOffer(packages, "nhung", [gam], now)).toMatchObject({
      kind: "upgrade",
      credit: 399_333,
      amount: 790_667,
      startsAt: now,
      expiresAt: day("2027-12-01"),
    });
  });

  it("starts a smaller package after all others", () => {
    expect(membershipOffer(packages, "lua", [gam], now)).toMatchObject({
      kind: "later",
      credit: 0,
      amount: 299_000,
      startsAt: day("2027-03-31"),
    });
    const queued = [gam, held("lua", "2027-03-31", "2027-06-29")];
    expect(membershipOffer(packages, "lua", queued, now).startsAt).toEqual(day("2027-06-29"));
  });

  it("never has a negative price", () => {
    const dear = held("lua", "2026-12-01", "2027-03-01", 5_000_000);
    expect(membershipOffer(packages, "gam", [dear], now)).toMatchObject({ credit: 599_000, amount: 0 });
  });
});

describe("unusedPart", () => {
  it("counts whole remaining days, so it is constant for a day", () => {
    expect(unusedPart(gam, day("2026-10-02"))).toBe(599_000);
    expect(unusedPart(gam, new Date("2026-10-02T03:00:00.001Z"))).toBe(595_672);
    expect(unusedPart(gam, day("2026-10-03"))).toBe(595_672);
    expect(unusedPart(gam, new Date("2027-03-30T03:00:00.001Z"))).toBe(0);
  });
});

describe("priceUntil", () => {
  const movedTo = (period: Held, until: string) => {
    const price = priceUntil(period, day(until), now);
    return [price, unusedPart({ ...period, expiresAt: day(until), price }, now)];
  };

  it("leaves the days that remain what they cost", () => {
    // 30 of 365 days remain.
    expect(movedTo(held("nhung", "2026-11-21", "2027-11-21", 1_200_000), "2026-12-31")).toEqual([131_506, 98_629]);
  });

  it("adds no credit for added days", () => {
    // One of 30 days remains, and seven are given.
    expect(movedTo(held("lua", "2026-11-02", "2026-12-02", 300_000), "2026-12-09")).toEqual([46_250, 10_000]);
  });

  it("adds no credit to a period without remaining days", () => {
    expect(movedTo(held("lua", "2026-12-01", "2026-12-01", 300_000), "2026-12-31")).toEqual([0, 0]);
  });
});
