import {
  addDays,
  dayFromNumber,
  dayNumber,
  daysBetween,
  eachDay,
  isDay,
  parseDisplayDay,
  rangeIncludes,
  rangeLength,
  rangesOverlap,
  timeOfDay,
  today,
} from "./dates.ts";

describe("isDay", () => {
  it("accepts real calendar dates", () => {
    expect(["2026-12-10", "2028-02-29", "2000-02-29"].filter(isDay)).toHaveLength(3);
  });
  it("refuses dates that no calendar has, other forms and other types", () => {
    const wrong = ["2026-02-29", "2100-02-29", "2026-13-01", "2026-04-31", "2026-00-10", "2026-1-1", "10/12/2026", ""];
    expect([...wrong, "2026-12-10T00:00:00Z", null, 20261210].filter(isDay)).toEqual([]);
  });
});

describe("today", () => {
  it("is already the next day in Viet Nam at 23:30 UTC", () => {
    expect(today(new Date("2026-12-31T23:30:00Z"))).toBe("2027-01-01");
  });
  it("turns at 17:00 UTC", () => {
    expect(today(new Date("2026-06-01T16:59:59.999Z"))).toBe("2026-06-01");
    expect(today(new Date("2026-06-01T17:00:00Z"))).toBe("2026-06-02");
  });
});

describe("timeOfDay", () => {
  it("is seven hours ahead of UTC, to the minute", () => {
    expect(timeOfDay(new Date("2026-12-09T18:05:59Z"))).toBe("01:05");
    expect(timeOfDay(new Date("2026-12-10T16:59:00Z"))).toBe("23:59");
    expect(timeOfDay(new Date("2026-12-10T17:00:00Z"))).toBe("00:00");
  });
});

describe("addDays and daysBetween", () => {
  it("cross leap days, year ends and centuries", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
    expect(daysBetween("2028-02-01", "2028-03-01")).toBe(29);
    expect(daysBetween("2026-01-01", "2027-01-01")).toBe(365);
    expect(daysBetween("2026-12-10", "2026-12-09")).toBe(-1);
  });
  it("undo each other on every day of five centuries", () => {
    for (let number = -25_567; number < 157_000; number += 37) {
      const day = dayFromNumber(number);
      expect(dayNumber(day)).toBe(number);
      expect(daysBetween(day, addDays(day, 400))).toBe(400);
    }
  });
});

describe("ranges", () => {
  const booked = { dateFrom: "2026-12-10", dateTo: "2026-12-12" };
  it("overlap when they share a day, also where one encloses the other", () => {
    expect(rangesOverlap(booked, { dateFrom: "2026-12-12", dateTo: "2026-12-20" })).toBe(true);
    expect(rangesOverlap(booked, { dateFrom: "2026-12-01", dateTo: "2026-12-10" })).toBe(true);
    expect(rangesOverlap(booked, { dateFrom: "2026-12-01", dateTo: "2026-12-31" })).toBe(true);
    expect(rangesOverlap(booked, { dateFrom: "2026-12-11", dateTo: "2026-12-11" })).toBe(true);
  });
  it("do not overlap when they only touch", () => {
    expect(rangesOverlap(booked, { dateFrom: "2026-12-13", dateTo: "2026-12-13" })).toBe(false);
    expect(rangesOverlap(booked, { dateFrom: "2026-12-01", dateTo: "2026-12-09" })).toBe(false);
  });
  it("count and list both ends", () => {
    expect(rangeLength(booked)).toBe(3);
    expect(eachDay(booked)).toEqual(["2026-12-10", "2026-12-11", "2026-12-12"]);
    expect(eachDay({ dateFrom: "2026-12-12", dateTo: "2026-12-11" })).toEqual([]);
    const around = ["2026-12-09", "2026-12-10", "2026-12-12", "2026-12-13"];
    expect(around.map((day) => rangeIncludes(booked, day))).toEqual([false, true, true, false]);
  });
});

describe("parseDisplayDay", () => {
  it("reads the Vietnamese order", () => {
    expect(parseDisplayDay("05/09/2026")).toBe("2026-09-05");
    expect(parseDisplayDay(" 5/9/2026 ")).toBe("2026-09-05");
  });
  it("refuses what is no date", () => {
    expect(parseDisplayDay("31/02/2026")).toBeNull();
    expect(parseDisplayDay("2026-09-05")).toBeNull();
  });
});
