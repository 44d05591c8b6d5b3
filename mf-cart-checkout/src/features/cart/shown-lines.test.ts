import { bag, dress } from "../../testing/fixtures.ts";
import { shownDates, shownPrice } from "./shown-lines.ts";

const nhung = { percentDiscount: 20, extendDay: 3, items: [] };

describe("shownDates", () => {
  it("shifts the start back and the end forward by one day", () => {
    expect(shownDates(dress)).toEqual({
      wear: { dateFrom: "2026-12-10", dateTo: "2026-12-12" },
      wearDays: 3,
      period: { dateFrom: "2026-12-09", dateTo: "2026-12-13" },
    });
  });

  it("is nothing for what is bought, and for a rental that has lost its dates", () => {
    expect(shownDates(bag)).toBeNull();
    expect(shownDates({ ...dress, dateTo: null })).toBeNull();
  });
});

describe("shownPrice", () => {
  it("shows what three days cost and by which rule", () => {
    expect(shownPrice(dress, null)).toEqual({
      total: 600_000,
      deposit: 800_000,
      memberSaving: 0,
      ordinary: 600_000,
      unit: 500_000,
      isOwn: false,
      surchargeDays: 2,
    });
  });

  it("sets the member's price beside the ordinary one", () => {
    expect(shownPrice(dress, { ...nhung, extendDay: 1 })).toMatchObject({
      total: 480_000,
      ordinary: 600_000,
      memberSaving: 120_000,
      unit: 400_000,
      surchargeDays: 2,
    });
    expect(shownPrice(dress, nhung)).toMatchObject({ total: 400_000, unit: 400_000, surchargeDays: 0 });
  });

  it("tells a piece's own member price from the package's percentage", () => {
    const own = { ...dress, membershipRentalPrice: 375_000 };
    expect(shownPrice(own, nhung)).toMatchObject({ total: 375_000, isOwn: true });
  });

  it("has no deposit and no membership price for what is bought", () => {
    expect(shownPrice({ ...bag, quantities: 2 }, nhung)).toEqual({
      total: 630_000,
      deposit: 0,
      memberSaving: 0,
      ordinary: 630_000,
      unit: 315_000,
      isOwn: false,
      surchargeDays: 0,
    });
  });
});
