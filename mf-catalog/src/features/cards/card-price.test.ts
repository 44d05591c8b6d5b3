import { sampleCard } from "@thuot-tha/shared/testing";
import { cardPrice } from "./card-price.ts";

const dress = sampleCard({ id: "p1", rentalPrice: 400_000, originalRentalPrice: 500_000 });
const threeDays = { dateFrom: "2026-12-10", dateTo: "2026-12-12" };
const member = { percentDiscount: 10, extendDay: 3, items: [] };

describe("cardPrice", () => {
  it("leaves the price of one day to the card", () => {
    expect(cardPrice(dress, null, null)).toEqual({});
  });

  it("is the total of the chosen days: a tenth more for each after the first", () => {
    expect(cardPrice(dress, threeDays, null)).toEqual({
      rental: { label: "Thuê 3 ngày", amount: 480_000, original: 600_000 },
    });
  });

  it("has a member's price of one day, and of the chosen days with those the package includes", () => {
    expect(cardPrice(dress, null, member)).toEqual({ memberPrice: 360_000 });
    expect(cardPrice(dress, threeDays, member).memberPrice).toBe(360_000);
  });

  it("has the surcharge of the first day where the package includes none", () => {
    expect(cardPrice(dress, null, { ...member, extendDay: 0 })).toEqual({ memberPrice: 396_000 });
  });

  it("takes a piece's own member price, that of the package first", () => {
    const own = { ...dress, membershipRentalPrice: 300_000 };
    expect(cardPrice(own, null, member)).toEqual({ memberPrice: 300_000, isOwnMemberPrice: true });
    const items = [{ productId: "p1", membershipRentalPrice: 280_000 }];
    expect(cardPrice(own, null, { ...member, items }).memberPrice).toBe(280_000);
  });

  it("shows nothing to members where they save nothing, or where nothing is for rent", () => {
    const dear = [{ productId: "p1", membershipRentalPrice: 450_000 }];
    expect(cardPrice(dress, null, { ...member, items: dear })).toEqual({});
    expect(cardPrice({ ...dress, types: ["sale"] }, threeDays, member)).toEqual({});
  });
});
