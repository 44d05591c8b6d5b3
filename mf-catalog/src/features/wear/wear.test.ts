import { dayNow, wearBetween } from "./wear.ts";

describe("dayNow", () => {
  it.each([
    ["2026-12-01", "2026-12-01T16:59:59Z", "2026-12-01"],
    ["2026-12-01", "2026-12-01T17:00:00Z", "2026-12-02"],
    ["2026-12-31", "2026-12-31T17:00:00Z", "2027-01-01"],
    ["2026-12-01", "2026-11-30T00:00:00Z", "2026-12-01"],
    ["2026-12-01", "2031-01-01T00:00:00Z", "2026-12-01"],
  ])("of a page opened on %s, at %s, is %s", (opened, now, day) => {
    expect(dayNow(opened, new Date(now))).toBe(day);
  });
});

describe("wearBetween", () => {
  it("takes real days of this century, also the wrong way round", () => {
    expect(wearBetween("2027-03-01", "2027-02-28")).toEqual({ dateFrom: "2027-02-28", dateTo: "2027-03-01" });
    expect(wearBetween("2027-02-28", "2027-03-01")).toEqual({ dateFrom: "2027-02-28", dateTo: "2027-03-01" });
    expect(wearBetween("2027-02-29", "2027-03-01")).toBeNull();
    expect(wearBetween("2027-03-01", "9999-12-31")).toBeNull();
    expect(wearBetween(20270301, null)).toBeNull();
  });
});
