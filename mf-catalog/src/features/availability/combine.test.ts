import { combineAvailability } from "./combine.ts";

const bounds = { firstDate: "2026-12-03", lastDate: "2027-12-01", maxDays: 30 };
const taken = (dateFrom: string, dateTo: string) => ({ dateFrom, dateTo, reason: "Đã có người thuê" as const });

describe("combineAvailability", () => {
  it("blocks the days on which no size is free, and joins the free ranges", () => {
    const small = {
      ...bounds,
      invalidDates: [
        taken("2026-12-10", "2026-12-14"),
        taken("2026-12-20", "2026-12-20"),
        taken("2026-12-25", "2026-12-31"),
      ],
      freeRanges: [{ dateFrom: "2026-12-03", dateTo: "2026-12-09" }],
    };
    const medium = {
      ...bounds,
      invalidDates: [taken("2026-12-12", "2026-12-20"), taken("2026-12-26", "2026-12-27")],
      freeRanges: [{ dateFrom: "2026-12-03", dateTo: "2026-12-11" }],
    };
    expect(combineAvailability([small, medium])).toEqual({
      ...bounds,
      invalidDates: [
        taken("2026-12-12", "2026-12-14"),
        taken("2026-12-20", "2026-12-20"),
        taken("2026-12-26", "2026-12-27"),
      ],
      freeRanges: [
        { dateFrom: "2026-12-03", dateTo: "2026-12-09" },
        { dateFrom: "2026-12-03", dateTo: "2026-12-11" },
      ],
    });
  });

  it("leaves the calendar of one size as it is, and is none for no size", () => {
    const one = { ...bounds, invalidDates: [taken("2026-12-10", "2026-12-10")] };
    expect(combineAvailability([one])).toEqual(one);
    expect(combineAvailability([])).toBeUndefined();
  });
});
