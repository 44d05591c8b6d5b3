import {
  formatDay,
  formatDayForScreenReader,
  formatDayInWords,
  formatDayShort,
  formatMonth,
  formatRange,
  weekdayName,
} from "./day-names.ts";
import { addMonths, daysInMonth, monthOf, sameDayIn, weekdayOf, weeksOf } from "./months.ts";

describe("addMonths", () => {
  it("crosses year ends both ways", () => {
    expect(addMonths("2026-12", 1)).toBe("2027-01");
    expect(addMonths("2026-01", -1)).toBe("2025-12");
    expect(addMonths("2026-05", -17)).toBe("2024-12");
  });
});

describe("months", () => {
  it("have their length in leap years too", () => {
    expect(["2026-02", "2028-02", "2026-04", "2026-12"].map(daysInMonth)).toEqual([28, 29, 30, 31]);
  });
  it("keep the day, or its nearest, in a shorter month", () => {
    expect(sameDayIn("2027-02", "2027-01-31")).toBe("2027-02-28");
    expect(sameDayIn("2027-03", "2027-01-31")).toBe("2027-03-31");
  });
  it("lay out in weeks that start on Monday", () => {
    const weeks = weeksOf("2026-12");
    expect(weeks[0]).toEqual([
      null,
      "2026-12-01",
      "2026-12-02",
      "2026-12-03",
      "2026-12-04",
      "2026-12-05",
      "2026-12-06",
    ]);
    expect(weeks).toHaveLength(5);
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
  });
  it("need four rows when February starts on a Monday", () => {
    expect(weeksOf("2027-02")).toHaveLength(4);
  });
});

describe("weekdays", () => {
  it("are counted from Monday", () => {
    expect(weekdayOf("2026-12-07")).toBe(0);
    expect(weekdayOf("2026-12-13")).toBe(6);
    expect(weekdayOf("1969-12-29")).toBe(0);
    expect(weekdayName("2026-12-10")).toBe("Thứ Năm");
  });
});

describe("day formats", () => {
  it("are the Vietnamese ones", () => {
    expect(monthOf("2026-12-10")).toBe("2026-12");
    expect(formatDay("2026-12-10")).toBe("10/12/2026");
    expect(formatDayShort("2026-12-10")).toBe("10/12");
    expect(formatDayForScreenReader("2026-11-01")).toBe("Chủ Nhật, 1/11/2026");
    expect(formatDayInWords("2026-12-13")).toBe("Chủ Nhật, 13/12/2026");
    expect(formatMonth("2026-09")).toBe("Tháng 9, 2026");
    expect(formatMonth("2026-12")).toBe("Tháng 12, 2026");
    expect(formatRange({ dateFrom: "2026-12-10", dateTo: "2026-12-10" })).toBe("10/12/2026");
    expect(formatRange({ dateFrom: "2026-12-31", dateTo: "2027-01-02" })).toBe("31/12/2026 – 02/01/2027");
  });
});
