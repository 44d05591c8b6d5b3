import { blockedPeriod } from "@thuot-tha/shared/domain";
import { invalidDates } from "./invalid-dates.ts";

const rules = { today: "2026-12-01", leadDays: 1, turnaroundDays: 1, horizonDays: 30 };
const booking = (dateFrom: string, dateTo: string) => {
  const wear = { dateFrom, dateTo };
  return { wear, blocked: blockedPeriod(wear, 1) };
};
const lead = { dateFrom: "2026-12-01", dateTo: "2026-12-01", reason: "Ngày giao / nhận" };

describe("invalidDates", () => {
  it("allows every day from the first deliverable one without bookings", () => {
    expect(invalidDates([[]], 1, rules)).toEqual([lead]);
  });

  it("marks the days of the month before today as over", () => {
    expect(invalidDates([[]], 1, { ...rules, today: "2026-12-04" })).toEqual([
      { dateFrom: "2026-12-01", dateTo: "2026-12-03", reason: "Đã qua" },
      { dateFrom: "2026-12-04", dateTo: "2026-12-04", reason: "Ngày giao / nhận" },
    ]);
  });

  it("blocks the wear of the last piece, and what delivery, return and cleaning need around it", () => {
    expect(invalidDates([[booking("2026-12-10", "2026-12-12")]], 1, rules)).toEqual([
      lead,
      { dateFrom: "2026-12-07", dateTo: "2026-12-09", reason: "Ngày giao / nhận" },
      { dateFrom: "2026-12-10", dateTo: "2026-12-12", reason: "Đã có người thuê" },
      { dateFrom: "2026-12-13", dateTo: "2026-12-15", reason: "Ngày giao / nhận" },
    ]);
  });

  it("allows days while another piece is free, unless two are requested", () => {
    const units = [[booking("2026-12-10", "2026-12-10")], []];
    expect(invalidDates(units, 1, rules)).toEqual([lead]);
    expect(invalidDates(units, 2, rules)[2]).toEqual({
      dateFrom: "2026-12-10",
      dateTo: "2026-12-10",
      reason: "Đã có người thuê",
    });
  });

  it("blocks all days when there are fewer pieces than requested, and blames no other renter", () => {
    expect(invalidDates([[booking("2026-12-10", "2026-12-10")]], 2, rules).slice(1)).toEqual([
      { dateFrom: "2026-12-02", dateTo: "2026-12-31", reason: "Không đủ chiếc" },
    ]);
  });
});
