import { isFree, wearOf, wearSearch } from "./wear-of.ts";

const wear = { dateFrom: "2026-12-10", dateTo: "2026-12-12" };

describe("wearOf", () => {
  it("reads the dates that a link carries, and the next link carries them on", () => {
    expect(wearOf("?type=rent&date-from=2026-12-10&date-to=2026-12-12")).toEqual(wear);
    expect(wearSearch(wear)).toBe("?date-from=2026-12-10&date-to=2026-12-12");
    expect(wearSearch(null)).toBe("");
  });

  it.each(["", "?date-from=2026-12-10", "?date-from=2026-12-12&date-to=2026-12-10", "?date-from=x&date-to=y"])(
    "takes %j as no dates",
    (search) => {
      expect(wearOf(search)).toBeNull();
    },
  );
});

describe("isFree", () => {
  const bounds = { firstDate: "2026-12-03", lastDate: "2027-12-01", maxDays: 30 };
  const taken = (dateFrom: string, dateTo: string) => ({ dateFrom, dateTo, reason: "Đã có người thuê" as const });

  it.each([
    [[], true],
    [[taken("2026-12-08", "2026-12-09"), taken("2026-12-13", "2026-12-14")], true],
    [[taken("2026-12-12", "2026-12-14")], false],
    [[taken("2026-12-11", "2026-12-11")], false],
  ])("with %j taken it is %j", (invalidDates, free) => {
    expect(isFree(wear, { ...bounds, invalidDates })).toBe(free);
  });

  it("is false where every day is free, but no piece is on all of them", () => {
    const free = (...freeRanges: { dateFrom: string; dateTo: string }[]) =>
      isFree(wear, { ...bounds, invalidDates: [], freeRanges });
    expect(
      free({ dateFrom: "2026-12-03", dateTo: "2026-12-11" }, { dateFrom: "2026-12-11", dateTo: "2027-12-01" }),
    ).toBe(false);
    expect(free({ dateFrom: "2026-12-10", dateTo: "2026-12-12" })).toBe(true);
  });

  it("is false before the first day there is, and after the last", () => {
    expect(isFree(wear, { ...bounds, invalidDates: [], firstDate: "2026-12-11" })).toBe(false);
    expect(isFree(wear, { ...bounds, invalidDates: [], lastDate: "2026-12-11" })).toBe(false);
  });
});
