import { wearBetween } from "./wear.ts";

describe("wearBetween", () => {
  it("takes real days of this century, also the wrong way round", () => {
    expect(wearBetween("2027-03-01", "2027-02-28")).toEqual({ dateFrom: "2027-02-28", dateTo: "2027-03-01" });
    expect(wearBetween("2027-02-28", "2027-03-01")).toEqual({ dateFrom: "2027-02-28", dateTo: "2027-03-01" });
    expect(wearBetween("2027-02-29", "2027-03-01")).toBeNull();
    expect(wearBetween("2027-03-01", "9999-12-31")).toBeNull();
    expect(wearBetween(20270301, null)).toBeNull();
  });
});
