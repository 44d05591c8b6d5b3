import { lastFreeDay, nextFreeWear, wearObstacle } from "./free-days.ts";

const wear = (dateFrom: string, dateTo = dateFrom) => ({ dateFrom, dateTo });
const rented = { ...wear("2026-12-24", "2026-12-26"), reason: "Đã có người thuê" };
/** One piece is free until the 16th, another one from the 12th to the 23rd, and both after the 26th. */
const days = {
  invalidDates: [rented],
  freeRanges: [wear("2026-12-02", "2026-12-16"), wear("2026-12-12", "2026-12-23"), wear("2026-12-27", "2027-01-31")],
};
const unordered = { ...days, freeRanges: days.freeRanges.toReversed() };

describe("lastFreeDay", () => {
  it("is the end of the longest range that holds the start", () => {
    expect(lastFreeDay("2026-12-11", days.freeRanges)).toBe("2026-12-16");
    expect(lastFreeDay("2026-12-12", days.freeRanges)).toBe("2026-12-23");
    expect(lastFreeDay("2026-12-12", unordered.freeRanges)).toBe("2026-12-23");
    expect(lastFreeDay("2026-12-23", days.freeRanges)).toBe("2026-12-23");
    expect(lastFreeDay("2026-12-25", days.freeRanges)).toBeNull();
  });
});

describe("wearObstacle", () => {
  it("finds none within one free range", () => {
    expect(wearObstacle(wear("2026-12-02", "2026-12-16"), days)).toBeNull();
    expect(wearObstacle(wear("2026-12-12", "2026-12-23"), days)).toBeNull();
  });
  it("names the blocked days that are in the way", () => {
    expect(wearObstacle(wear("2026-12-20", "2026-12-28"), days)).toEqual({ kind: "blocked", by: rented });
  });
  it("finds that no piece is free on all of the days, though each day is", () => {
    expect(wearObstacle(wear("2026-12-11", "2026-12-17"), days)).toEqual({
      ...{ kind: "split", from: "2026-12-11", until: "2026-12-16" },
    });
  });
  it("uses blocked days alone where no range is given", () => {
    expect(wearObstacle(wear("2026-12-11", "2026-12-17"), { invalidDates: [rented] })).toBeNull();
  });
});

describe("nextFreeWear", () => {
  it("is the first run of so many days that one free range holds", () => {
    expect(nextFreeWear(3, "2026-12-05", days)).toEqual(wear("2026-12-05", "2026-12-07"));
    expect(nextFreeWear(7, "2026-12-11", days)).toEqual(wear("2026-12-12", "2026-12-18"));
    expect(nextFreeWear(12, "2026-12-05", days)).toEqual(wear("2026-12-05", "2026-12-16"));
    expect(nextFreeWear(14, "2026-12-05", days)).toEqual(wear("2026-12-27", "2027-01-09"));
    expect(nextFreeWear(3, "2026-12-05", unordered)).toEqual(wear("2026-12-05", "2026-12-07"));
    expect(nextFreeWear(40, "2026-12-05", days)).toBeNull();
  });
  it("steps over blocked days where no range is given", () => {
    expect(nextFreeWear(3, "2026-12-23", { invalidDates: [rented] })).toEqual(wear("2026-12-27", "2026-12-29"));
  });
});
