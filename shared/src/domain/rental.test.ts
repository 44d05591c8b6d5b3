import { rentalMessage } from "./calendar/rental-messages.ts";
import {
  blockedPeriod,
  firstBlock,
  firstChoosableDay,
  leadDaysAt,
  nextFreeRange,
  rentalPeriod,
  rentalProblem,
} from "./rental.ts";

const rules = { today: "2026-12-01", leadDays: 1, maxDays: 30 };
const wear = (dateFrom: string, dateTo = dateFrom) => ({ dateFrom, dateTo });
const rented = { ...wear("2026-12-10", "2026-12-12"), reason: "Đã có người thuê" };

describe("rentalPeriod", () => {
  it("adds the delivery day before and the return day after", () => {
    expect(rentalPeriod(wear("2027-01-01"))).toEqual({ dateFrom: "2026-12-31", dateTo: "2027-01-02" });
  });
});

describe("blockedPeriod", () => {
  it("adds the days of cleaning after the return", () => {
    expect(blockedPeriod(wear("2026-12-10"))).toEqual({ dateFrom: "2026-12-09", dateTo: "2026-12-12" });
    expect(blockedPeriod(wear("2026-12-10"), 3)).toEqual({ dateFrom: "2026-12-09", dateTo: "2026-12-14" });
  });
});

describe("rentalProblem", () => {
  it("finds nothing wrong with free dates after the lead days", () => {
    expect(rentalProblem(wear("2026-12-02"), rules)).toBeNull();
    expect(rentalProblem(wear("2026-12-02", "2026-12-31"), rules)).toBeNull();
  });
  it("names each reason", () => {
    expect(rentalProblem(wear("2026-02-30", "2026-12-04"), rules)).toEqual({ kind: "not-a-date" });
    expect(rentalProblem(wear("2026-12-04", "2026-12-32"), rules)).toEqual({ kind: "not-a-date" });
    expect(rentalProblem(wear("2026-12-05", "2026-12-04"), rules)).toEqual({ kind: "reversed" });
    expect(rentalProblem(wear("2026-11-30", "2026-12-04"), rules)).toEqual({ kind: "past" });
    expect(rentalProblem(wear("2026-12-01"), rules)).toEqual({ kind: "too-soon", firstDay: "2026-12-02" });
    expect(rentalProblem(wear("2026-12-02", "2027-01-01"), rules)).toEqual({ kind: "too-long", maxDays: 30 });
  });
  it("counts a booking that lies wholly inside the request", () => {
    expect(rentalProblem(wear("2026-12-08", "2026-12-20"), { ...rules, blocked: [rented] })).toEqual({
      kind: "blocked",
      by: rented,
    });
  });
  it("allows the days right before and after a blocked range", () => {
    expect(rentalProblem(wear("2026-12-09"), { ...rules, blocked: [rented] })).toBeNull();
    expect(rentalProblem(wear("2026-12-13"), { ...rules, blocked: [rented] })).toBeNull();
  });
});

describe("rentalMessage", () => {
  it("reads in Vietnamese", () => {
    expect(rentalMessage({ kind: "blocked", by: rented })).toBe(
      "Khoảng này vướng ngày 10/12/2026 – 12/12/2026: đã có người thuê.",
    );
    expect(rentalMessage({ kind: "too-soon", firstDay: "2026-12-02" })).toContain("02/12/2026");
    expect(rentalMessage({ kind: "split", from: "2026-12-11", until: "2026-12-16" })).toBe(
      "Từ ngày 11/12/2026, một chiếc chỉ trống liền đến hết ngày 16/12/2026.",
    );
    expect(rentalMessage({ kind: "split", from: "2026-12-11", until: null })).toBe(
      "Không có chiếc nào trống suốt những ngày này.",
    );
  });
});

describe("leadDaysAt", () => {
  it.each([
    ["2026-12-01T07:59:59Z", 15, 1],
    ["2026-12-01T08:00:00Z", 15, 2],
    ["2026-12-01T16:59:59Z", 15, 2],
    ["2026-12-01T17:00:00Z", 15, 1],
    ["2026-12-01T16:59:59Z", 24, 1],
    ["2026-12-01T16:59:59Z", undefined, 1],
    ["2026-12-01T17:00:00Z", 0, 2],
  ])("at %s, with the cut-off hour %p of Viet Nam, is %p", (now, cutoffHour, days) => {
    expect(leadDaysAt(new Date(now), { leadDays: 1, cutoffHour })).toBe(days);
  });
});

describe("firstChoosableDay", () => {
  it("is today without lead days, later with them", () => {
    expect(firstChoosableDay("2026-12-31", 0)).toBe("2026-12-31");
    expect(firstChoosableDay("2026-12-31", 2)).toBe("2027-01-02");
  });
});

describe("firstBlock", () => {
  it("finds the earliest in a list of any order", () => {
    const later = { ...wear("2026-12-20"), reason: "Ngày giao / nhận" };
    expect(firstBlock(wear("2026-12-01", "2026-12-31"), [later, rented])).toBe(rented);
    expect(firstBlock(wear("2026-12-01", "2026-12-31"), [rented, later])).toBe(rented);
    expect(firstBlock(wear("2026-12-15"), [later, rented])).toBeNull();
  });
});

describe("nextFreeRange", () => {
  it("starts at once where it can", () => {
    expect(nextFreeRange(3, "2026-12-02", [rented])).toEqual(wear("2026-12-02", "2026-12-04"));
  });
  it("steps over blocked ranges, touching and unsorted ones too", () => {
    const next = { ...wear("2026-12-13", "2026-12-14"), reason: "Ngày giao / nhận" };
    expect(nextFreeRange(3, "2026-12-08", [next, rented])).toEqual(wear("2026-12-15", "2026-12-17"));
  });
  it("is null past the horizon", () => {
    const always = { ...wear("2026-01-01", "2030-01-01"), reason: "Đã có người thuê" };
    expect(nextFreeRange(1, "2026-12-02", [always], 90)).toBeNull();
    expect(nextFreeRange(1, "2026-12-10", [rented], 3)).toEqual(wear("2026-12-13"));
    expect(nextFreeRange(1, "2026-12-10", [rented], 2)).toBeNull();
  });
});
