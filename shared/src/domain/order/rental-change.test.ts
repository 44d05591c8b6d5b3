import { buyOut, changeRefund, isChangePossible, latestWearEnd, repricedRental } from "./rental-change.ts";

/** Three wear days of a piece at 500 000: 600 000. */
const line = {
  dateFrom: "2026-12-10",
  dateTo: "2026-12-12",
  quantities: 1,
  unitPrice: 500_000,
  total: 600_000,
  memberSaving: 0,
  includedDays: 1,
};
/** The same for a member at 425 000 with two included days, instead of 600 000. */
const ofMember = { ...line, unitPrice: 425_000, total: 467_500, memberSaving: 132_500, includedDays: 2 };

describe("repricedRental", () => {
  it("adds a tenth of the price for each further day", () => {
    expect(repricedRental(line, { dateFrom: "2026-12-10", dateTo: "2026-12-14" })).toEqual({
      total: 700_000,
      memberSaving: 0,
    });
  });

  it("costs the same for as many other days", () => {
    expect(repricedRental(line, { dateFrom: "2027-01-30", dateTo: "2027-02-01" }).total).toBe(600_000);
    expect(repricedRental(ofMember, { dateFrom: "2027-01-30", dateTo: "2027-02-01" })).toEqual({
      total: 467_500,
      memberSaving: 132_500,
    });
  });

  it("costs less for fewer days", () => {
    expect(repricedRental(line, { dateFrom: "2026-12-10", dateTo: "2026-12-10" }).total).toBe(500_000);
  });

  it("keeps a member's price and included days", () => {
    expect(repricedRental(ofMember, { dateFrom: "2026-12-10", dateTo: "2026-12-13" })).toEqual({
      total: 510_000,
      memberSaving: 140_000,
    });
    expect(repricedRental(ofMember, { dateFrom: "2026-12-10", dateTo: "2026-12-10" })).toEqual({
      total: 425_000,
      memberSaving: 75_000,
    });
  });

  it("keeps the ordinary price and the saving apart from rent that was not refunded", () => {
    // Three days became one; 30 % of the 42 500 for the days given up stayed in the total.
    const shortened = { ...ofMember, dateTo: "2026-12-10", total: 437_750, memberSaving: 75_000 };
    expect(repricedRental(shortened, { dateFrom: "2026-12-10", dateTo: "2026-12-12" })).toEqual({
      total: 480_250,
      memberSaving: 132_500,
    });
  });

  it("rounds once, halves up, for several pieces", () => {
    const odd = { ...line, quantities: 3, unitPrice: 100_005, total: 360_018 };
    expect(repricedRental(odd, { dateFrom: "2026-12-10", dateTo: "2026-12-13" }).total).toBe(390_020);
  });
});

describe("latestWearEnd", () => {
  const wear = { dateFrom: "2026-12-10", dateTo: "2026-12-12" };
  const free = { nextBlocked: null, turnaroundDays: 1, maxDays: 30, lastDay: "2027-12-01" };

  it("leaves the return day and the cleaning before the next renter", () => {
    expect(latestWearEnd(wear, { ...free, nextBlocked: "2026-12-18" })).toBe("2026-12-15");
    expect(latestWearEnd(wear, { ...free, nextBlocked: "2026-12-18", turnaroundDays: 2 })).toBe("2026-12-14");
  });

  it("is null when the next renter follows at once", () => {
    expect(latestWearEnd(wear, { ...free, nextBlocked: "2026-12-15" })).toBeNull();
  });

  it("ends with the longest wear and the shop's horizon", () => {
    expect(latestWearEnd(wear, free)).toBe("2027-01-08");
    expect(latestWearEnd(wear, { ...free, lastDay: "2026-12-20" })).toBe("2026-12-20");
  });
});

describe("buyOut", () => {
  const piece = { salePrice: 2_400_000, quantities: 1, rent: 600_000, deposit: 1_000_000 };

  it("deducts a share of the rent and counts the deposit", () => {
    expect(buyOut(piece, 50)).toEqual({
      price: 2_400_000,
      rentDeducted: 300_000,
      deposit: 1_000_000,
      toPay: 1_100_000,
    });
    expect(buyOut(piece, 0).toPay).toBe(1_400_000);
    expect(buyOut({ ...piece, quantities: 2 }, 50).toPay).toBe(3_500_000);
  });

  it("gives back what the deposit exceeds, but never more than the price of the rent", () => {
    expect(buyOut({ ...piece, salePrice: 900_000 }, 100).toPay).toBe(-700_000);
    expect(buyOut({ ...piece, salePrice: 500_000 }, 100)).toEqual({
      price: 500_000,
      rentDeducted: 500_000,
      deposit: 1_000_000,
      toPay: -1_000_000,
    });
  });
});

describe("changeRefund", () => {
  it("is the share of the saved sum, halves up", () => {
    expect([changeRefund(100_000, 100), changeRefund(100_005, 70), changeRefund(100_000, 0)]).toEqual([
      100_000, 70_004, 0,
    ]);
  });
});

describe("isChangePossible", () => {
  it.each([
    ["EXTEND", ["NOT_PAID", "CONFIRMED", "DELIVERING", "RENTING"]],
    ["DATES", ["NOT_PAID", "CONFIRMED"]],
    ["BUY", ["RENTING"]],
  ] as const)("allows %s in %j", (kind, expected) => {
    const all = ["NOT_PAID", "CONFIRMED", "DELIVERING", "RENTING", "RETURNED", "DONE", "CANCEL"] as const;
    expect(all.filter((status) => isChangePossible(kind, status))).toEqual(expected);
  });
});
