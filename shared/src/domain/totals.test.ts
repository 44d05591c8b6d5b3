import { cartTotals, lineTotals, shippingFee } from "./totals.ts";

const rental = {
  type: "rental" as const,
  productId: "p1",
  quantities: 1,
  salePrice: 0,
  rentalPrice: 500_000,
  depositPrice: 800_000,
  membershipRentalPrice: 0,
  dateFrom: "2026-12-10",
  dateTo: "2026-12-12",
};
const sale = { ...rental, type: "sale" as const, salePrice: 900_000, dateFrom: null, dateTo: null };
const member = { percentDiscount: 15, extendDay: 1, items: [] };

describe("shippingFee", () => {
  it("is 30 000 đồng until 1 500 000 đồng of goods", () => {
    expect(shippingFee(1_499_999)).toBe(30_000);
    expect(shippingFee(1_500_000)).toBe(0);
  });
});

describe("lineTotals", () => {
  it("computes what the membership takes off", () => {
    expect(lineTotals(rental, member)).toEqual({ total: 510_000, deposit: 800_000, memberSaving: 90_000 });
  });
  it("never lets a membership make a line dearer", () => {
    const poor = { percentDiscount: 1, extendDay: 0, items: [] };
    expect(lineTotals(rental, poor)).toEqual({ total: 600_000, deposit: 800_000, memberSaving: 0 });
  });
  it("applies a line's member price to members only", () => {
    expect(lineTotals({ ...rental, membershipRentalPrice: 100_000 }, null).total).toBe(600_000);
  });
  it("gives it to a member whose package takes nothing off by itself", () => {
    const plain = { percentDiscount: 0, extendDay: 0, items: [] };
    expect(lineTotals({ ...rental, membershipRentalPrice: 100_000 }, plain).total).toBe(130_000);
  });
  it("refuses a rental without dates", () => {
    expect(() => lineTotals({ ...rental, dateFrom: null })).toThrow(RangeError);
  });
});

describe("cartTotals", () => {
  it("adds up goods, deposit and shipping; deposits do not earn free shipping", () => {
    expect(cartTotals([rental, { ...sale, salePrice: 800_000 }])).toEqual({
      rentalTotal: 600_000,
      saleTotal: 800_000,
      goodsTotal: 1_400_000,
      memberSaving: 0,
      depositTotal: 800_000,
      shippingFee: 30_000,
      total: 2_230_000,
    });
  });
  it("ships free once the goods reach the sum", () => {
    expect(cartTotals([rental, sale]).shippingFee).toBe(0);
  });
  it("counts rentals after the membership", () => {
    expect(cartTotals([rental, sale], member)).toMatchObject({
      rentalTotal: 510_000,
      memberSaving: 90_000,
      goodsTotal: 1_410_000,
      shippingFee: 30_000,
    });
  });
  it("is nothing at all for an empty cart", () => {
    expect(cartTotals([])).toMatchObject({ shippingFee: 0, total: 0 });
  });
});
