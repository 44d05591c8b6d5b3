import { expectedDelivery, isDelivered, orderKind } from "./delivery.ts";

const rental = { dateFrom: "2026-12-20", dateTo: "2026-12-21" };
const sale = { dateFrom: null, dateTo: null };

describe("orderKind", () => {
  it("distinguishes rentals, purchases and both", () => {
    expect([orderKind([rental]), orderKind([sale]), orderKind([sale, rental])]).toEqual(["rental", "sale", "mixed"]);
  });
});

describe("expectedDelivery", () => {
  it.each([
    ["a Tuesday", "2026-12-01", "2026-12-03", "2026-12-05"],
    ["a Saturday, packed on Monday", "2026-12-05", "2026-12-08", "2026-12-10"],
    ["a Sunday, packed on Monday", "2026-12-06", "2026-12-08", "2026-12-10"],
  ])("of a purchase follows its packing: %s", (_, confirmed, dateFrom, dateTo) => {
    expect(expectedDelivery([sale], confirmed)).toEqual({ dateFrom, dateTo });
  });

  it("of a rental is the day before its first wear day, and purchases come along", () => {
    const later = { dateFrom: "2027-01-10", dateTo: "2027-01-10" };
    const day = { dateFrom: "2026-12-19", dateTo: "2026-12-19" };
    expect(expectedDelivery([later, sale, rental], "2026-12-01")).toEqual(day);
  });
});

describe("isDelivered", () => {
  const later = { dateFrom: "2027-01-10", dateTo: "2027-01-10" };

  it.each([
    ["2026-12-01", rental, true],
    ["2026-12-01", later, false],
    ["2027-01-08", later, false],
    ["2027-01-09", later, true],
    ["2027-01-09", sale, false],
  ])("on %s, for %j: %s", (today, line, expected) => {
    expect(isDelivered(line, "2026-12-19", today)).toBe(expected);
  });

  it("is false of a purchase in an order without a rental", () => {
    expect(isDelivered(sale, null, "2027-01-09")).toBe(false);
  });
});
