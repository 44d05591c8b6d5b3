import {
  cancelRefund,
  isCancellable,
  mayChangeAddress,
  nextOrderStatuses,
  orderRefund,
  orderTabOf,
  refundPercent,
  statusesOfTab,
} from "./order.ts";

describe("orderTabOf", () => {
  it("shows everything under way as delivering", () => {
    expect(statusesOfTab("DELIVERING")).toEqual(["CONFIRMED", "DELIVERING", "RENTING", "RETURNED"]);
    expect([orderTabOf("NOT_PAID"), orderTabOf("DONE"), orderTabOf("CANCEL")]).toEqual(["NOT_PAID", "DONE", "CANCEL"]);
  });
});

describe("nextOrderStatuses", () => {
  it("leads a rental over wearing and returning, a sale straight to the end", () => {
    expect(nextOrderStatuses("DELIVERING", true)).toEqual(["RENTING", "CANCEL"]);
    expect(nextOrderStatuses("DELIVERING", false)).toEqual(["DONE", "CANCEL"]);
    expect(nextOrderStatuses("CANCEL", true)).toEqual([]);
  });
  it.each([isCancellable, mayChangeAddress])(
    "lets the customer cancel and name another address before delivery only",
    (may) => {
      expect((["NOT_PAID", "CONFIRMED", "DELIVERING", "DONE"] as const).map(may)).toEqual([true, true, false, false]);
    },
  );
});

describe("refundPercent", () => {
  it("is all from 10 days, 70 from 9 to 2, nothing after that", () => {
    expect([30, 10, 9, 2, 1, 0, -3].map(refundPercent)).toEqual([100, 100, 70, 70, 0, 0, 0]);
  });
});

describe("cancelRefund", () => {
  const paid = { rentalTotal: 600_005, saleTotal: 900_000, depositTotal: 800_000, shippingFee: 30_000 };
  it("gives everything back ten days before the delivery day", () => {
    expect(cancelRefund(paid, "2026-12-20", "2026-12-10")).toEqual({ percent: 100, refund: 2_330_005 });
  });
  it("keeps the deposit and the bought pieces whole in the middle band, halves up", () => {
    expect(cancelRefund(paid, "2026-12-20", "2026-12-18")).toEqual({ percent: 70, refund: 2_141_004 });
  });
  it("refunds at most the share of the day on which the dates were changed", () => {
    expect(cancelRefund(paid, "2026-12-20", "2026-12-01", 70).percent).toBe(70);
    expect(cancelRefund(paid, "2026-12-20", "2026-12-19", 70).percent).toBe(0);
  });
  it("gives back the deposit and the bought pieces at the end", () => {
    expect(cancelRefund(paid, "2026-12-20", "2026-12-19")).toEqual({ percent: 0, refund: 1_700_000 });
  });
  it("keeps the rent of days given up earlier and what the shop bore", () => {
    expect(cancelRefund({ ...paid, forfeitedRent: 100_005 }, "2026-12-20", "2026-12-18").refund).toBe(2_071_000);
    expect(cancelRefund({ ...paid, waived: 50_000 }, "2026-12-20", "2026-12-10").refund).toBe(2_280_005);
    expect(cancelRefund({ ...paid, waived: 1_700_001 }, "2026-12-20", "2026-12-19").refund).toBe(0);
  });
  it("gives everything back where nothing was rented", () => {
    expect(cancelRefund({ ...paid, rentalTotal: 0, depositTotal: 0 }, null, "2026-12-19").refund).toBe(930_000);
  });
});

describe("orderRefund", () => {
  const order = {
    rentalTotal: 500_000,
    saleTotal: 0,
    depositTotal: 1_000_000,
    shippingFee: 30_000,
    walletUsed: 200_000,
  };
  it("follows the terms once the order is paid, also where the wallet paid a part", () => {
    expect(orderRefund({ ...order, isPaid: true }, "2026-12-20", "2026-12-18")).toEqual({
      percent: 70,
      refund: 1_371_000,
    });
  });
  it("gives everything back from the wear day on, where the shop has not delivered", () => {
    const refundOn = (today: string) => orderRefund({ ...order, isPaid: true }, "2026-12-20", today);
    expect(refundOn("2026-12-20")).toEqual({ percent: 0, refund: 1_000_000 });
    expect(refundOn("2026-12-21")).toEqual({ percent: 100, refund: 1_530_000 });
    const more = { ...order, saleTotal: 900_000, waived: 50_000, isPaid: true };
    expect(orderRefund(more, "2026-12-20", "2026-12-21").refund).toBe(2_380_000);
  });
  it("gives the wallet's part of an unpaid order back whole, on any day", () => {
    expect(orderRefund({ ...order, isPaid: false }, "2026-12-20", "2026-12-19")).toEqual({
      percent: 100,
      refund: 200_000,
    });
    expect(orderRefund({ ...order, walletUsed: 0, isPaid: false }, "2026-12-20", "2026-12-01").refund).toBe(0);
  });
});
