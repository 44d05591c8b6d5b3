import {
  depositTotal,
  type MembershipPricing,
  memberLineTotal,
  membershipDays,
  membershipUnitPrice,
  rentalLineTotal,
  saleLineTotal,
} from "./pricing.ts";
import { rentalDays, rentalPeriod } from "./rental.ts";

const rental = {
  type: "rental" as const,
  productId: "p1",
  quantities: 1,
  salePrice: 0,
  rentalPrice: 500_000,
  depositPrice: 500_000,
  membershipRentalPrice: 0,
  dateFrom: "2026-12-10",
  dateTo: "2026-12-10",
};

describe("rentalLineTotal", () => {
  it.each([
    ["one day of wear has no surcharge", {}, 2, ["2026-12-09", "2026-12-11"], 500_000, 500_000],
    ["three days add two tenths", { dateTo: "2026-12-12" }, 4, ["2026-12-09", "2026-12-13"], 600_000, 500_000],
    [
      "two pieces over the turn of the year",
      { rentalPrice: 350_000, quantities: 2, dateFrom: "2026-12-31", dateTo: "2027-01-02" },
      4,
      ["2026-12-30", "2027-01-03"],
      840_000,
      1_000_000,
    ],
    [
      "half a đồng goes up",
      { rentalPrice: 450_005, dateTo: "2026-12-13" },
      5,
      ["2026-12-09", "2026-12-14"],
      585_007,
      500_000,
    ],
    [
      "a leap day counts",
      { rentalPrice: 420_000, dateFrom: "2028-02-28", dateTo: "2028-03-01" },
      4,
      ["2028-02-27", "2028-03-02"],
      504_000,
      500_000,
    ],
  ])("%s", (_, change, days, [dateFrom, dateTo], total, deposit) => {
    const line = { ...rental, ...change };
    expect(rentalDays(line)).toBe(days);
    expect(rentalPeriod(line)).toEqual({ dateFrom, dateTo });
    expect(rentalLineTotal(line)).toBe(total);
    expect(depositTotal(line)).toBe(deposit);
  });

  it("never falls below the plain price and is always a whole number", () => {
    for (let length = 1; length <= 30; length++) {
      const dateTo = `2026-12-${String(length).padStart(2, "0")}`;
      for (const rentalPrice of [1, 99_999, 350_005, 100_000_000]) {
        const total = rentalLineTotal({ rentalPrice, quantities: 3, dateFrom: "2026-12-01", dateTo });
        expect(Number.isSafeInteger(total)).toBe(true);
        expect(total).toBeGreaterThanOrEqual(rentalPrice * 3);
      }
    }
  });
});

describe("memberLineTotal", () => {
  const package15: MembershipPricing = { percentDiscount: 15, extendDay: 1, items: [] };
  const long = { ...rental, dateTo: "2026-12-14", membershipRentalPrice: 410_000 };

  it("takes the percentage off and counts days as for anyone with one included day", () => {
    const line = { ...rental, dateTo: "2026-12-12" };
    expect(membershipDays(line, 1)).toBe(2);
    expect(memberLineTotal(line, package15)).toBe(510_000);
  });
  it("prefers the product's own price to the line's and to the percentage", () => {
    const own = { ...package15, extendDay: 3, items: [{ productId: "p1", membershipRentalPrice: 390_000 }] };
    expect(membershipDays(long, 3)).toBe(2);
    expect(membershipUnitPrice(long, own)).toBe(390_000);
    expect(memberLineTotal({ ...long, quantities: 2 }, own)).toBe(936_000);
    expect(rentalLineTotal({ ...long, quantities: 2 })).toBe(1_400_000);
  });
  it("takes the line's price when the product's is 0", () => {
    const none = { ...package15, extendDay: 3, items: [{ productId: "p1", membershipRentalPrice: 0 }] };
    expect(memberLineTotal(long, none)).toBe(492_000);
    expect(rentalLineTotal(long)).toBe(700_000);
  });
  it("never counts fewer than no days", () => {
    expect(membershipDays(rental, 5)).toBe(0);
    expect(memberLineTotal(rental, { percentDiscount: 20, extendDay: 5, items: [] })).toBe(400_000);
  });
  it("rounds once: the unit keeps its fraction until the end", () => {
    const odd = { ...rental, rentalPrice: 333_333, quantities: 3 };
    expect(membershipUnitPrice(odd, package15)).toBe(283_333);
    expect(memberLineTotal(odd, package15)).toBe(849_999);
    expect(memberLineTotal({ ...rental, rentalPrice: 99 }, { ...package15, percentDiscount: 12.5 })).toBe(87);
    // 19.99 × 100 is 1998.9999999999998 in floating point.
    expect(memberLineTotal(rental, { ...package15, percentDiscount: 19.99 })).toBe(400_050);
  });
});

describe("saleLineTotal", () => {
  it("is the price of each piece, and a sale takes no deposit", () => {
    const line = { ...rental, type: "sale" as const, salePrice: 1_290_000, quantities: 2, depositPrice: 700_000 };
    expect(saleLineTotal(line)).toBe(2_580_000);
    expect(depositTotal(line)).toBe(0);
  });
});
