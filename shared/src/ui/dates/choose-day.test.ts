import fc from "fast-check";
import { addDays } from "../../domain/index.ts";
import { type Choosing, chooseDay, chooseLength, previewOf } from "./choose-day.ts";

const rules = {
  today: "2026-12-01",
  firstDay: "2026-12-02",
  lastDay: "2027-02-28",
  maxDays: 7,
  invalidDates: [{ dateFrom: "2026-12-15", dateTo: "2026-12-16", reason: "Đã có người thuê" }],
};
const nothing: Choosing = { value: null, anchor: null, length: null, problem: null };
const press = (...days: string[]) => days.reduce((state, day) => chooseDay(day, state, rules), nothing);

describe("chooseDay", () => {
  it("takes the first press as a day of its own and the second as the end", () => {
    expect(press("2026-12-10").value).toEqual({ dateFrom: "2026-12-10", dateTo: "2026-12-10" });
    expect(press("2026-12-10", "2026-12-12")).toEqual({
      value: { dateFrom: "2026-12-10", dateTo: "2026-12-12" },
      anchor: null,
      length: null,
      problem: null,
    });
  });
  it("starts again with the third press and with one before the start", () => {
    expect(press("2026-12-10", "2026-12-12", "2026-12-20").value?.dateFrom).toBe("2026-12-20");
    expect(press("2026-12-10", "2026-12-08")).toMatchObject({ anchor: "2026-12-08" });
  });
  it("settles on one day when it is pressed twice", () => {
    expect(press("2026-12-10", "2026-12-10")).toMatchObject({ anchor: null, value: { dateTo: "2026-12-10" } });
  });
  it("names why a blocked day cannot be chosen and changes nothing", () => {
    expect(press("2026-12-10", "2026-12-15")).toMatchObject({
      anchor: "2026-12-10",
      problem: "Ngày 15/12/2026 chưa thuê được: đã có người thuê.",
    });
    expect(press("2026-11-30").problem).toContain("đã qua");
    expect(press("2026-12-01").problem).toContain("ngày giao / nhận");
    expect(press("2027-03-01").problem).toContain("chưa mở lịch");
  });
  it("starts again on a free day that is behind blocked ones, and says why", () => {
    expect(press("2026-12-14", "2026-12-18")).toEqual({
      anchor: "2026-12-18",
      value: { dateFrom: "2026-12-18", dateTo: "2026-12-18" },
      length: null,
      problem:
        "Khoảng này vướng ngày 15/12/2026 – 16/12/2026: đã có người thuê. Bắt đầu lại từ ngày 18/12/2026, chọn thêm ngày kết thúc nếu mặc nhiều ngày.",
    });
    expect(press("2026-12-14", "2026-12-18", "2026-12-20")).toMatchObject({
      value: { dateFrom: "2026-12-18", dateTo: "2026-12-20" },
      problem: null,
    });
  });
  it("starts again on a day that would make the range longer than allowed", () => {
    expect(press("2026-12-02", "2026-12-08").problem).toBeNull();
    expect(press("2026-12-02", "2026-12-09")).toMatchObject({
      anchor: "2026-12-09",
      problem:
        "Mỗi lần thuê tối đa 7 ngày. Bắt đầu lại từ ngày 09/12/2026, chọn thêm ngày kết thúc nếu mặc nhiều ngày.",
    });
  });
});

describe("chooseLength", () => {
  it("makes the next press the first of so many days", () => {
    const state = chooseDay("2026-12-10", chooseLength(3, nothing, rules), rules);
    expect(state).toMatchObject({ value: { dateFrom: "2026-12-10", dateTo: "2026-12-12" }, anchor: null });
  });
  it("stretches what is chosen already", () => {
    expect(chooseLength(5, press("2026-12-03"), rules).value).toEqual({ dateFrom: "2026-12-03", dateTo: "2026-12-07" });
  });
  it("names the next free days where the choice meets blocked ones", () => {
    const state = chooseLength(3, press("2026-12-14"), rules);
    expect(state.value).toEqual({ dateFrom: "2026-12-14", dateTo: "2026-12-14" });
    expect(state.problem).toContain("Gần nhất còn trống: 17/12/2026 – 19/12/2026.");
  });
});

describe("with the ranges on which a piece is free", () => {
  // Every day is free; one piece is until the 12th, the other from the 8th on.
  const free = [
    { dateFrom: "2026-12-02", dateTo: "2026-12-12" },
    { dateFrom: "2026-12-08", dateTo: "2027-02-28" },
  ];
  const shelf = { ...rules, invalidDates: [], freeRanges: free };

  it("a choice that no piece covers from end to end starts again, with the last day that was possible", () => {
    const start = chooseDay("2026-12-07", nothing, shelf);
    expect(chooseDay("2026-12-13", start, shelf)).toMatchObject({
      value: { dateFrom: "2026-12-13", dateTo: "2026-12-13" },
      problem:
        "Từ ngày 07/12/2026, một chiếc chỉ trống liền đến hết ngày 12/12/2026. Bắt đầu lại từ ngày 13/12/2026, chọn thêm ngày kết thúc nếu mặc nhiều ngày.",
    });
    expect(chooseDay("2026-12-12", start, shelf).value).toEqual({ dateFrom: "2026-12-07", dateTo: "2026-12-12" });
    expect(chooseDay("2026-12-14", chooseDay("2026-12-08", nothing, shelf), shelf).problem).toBeNull();
  });

  it("a chip shows where so many days are free on one piece", () => {
    const state = chooseDay("2026-12-07", chooseLength(7, nothing, shelf), shelf);
    expect(state.value).toBeNull();
    expect(state.problem).toContain("Gần nhất còn trống: 08/12/2026 – 14/12/2026.");
  });

  it("any press chooses days within one of them", () => {
    const day = fc.integer({ min: -3, max: 95 }).map((number) => addDays("2026-12-01", number));
    const press = fc.oneof(
      day.map((day) => (state: Choosing, of: typeof shelf) => chooseDay(day, state, of)),
      fc
        .constantFrom(null, 1, 3, 5, 7)
        .map((days) => (state: Choosing, of: typeof shelf) => chooseLength(days, state, of)),
    );
    const range = fc.tuple(day, fc.nat(20)).map(([dateFrom, more]) => ({ dateFrom, dateTo: addDays(dateFrom, more) }));
    fc.assert(
      fc.property(fc.array(range, { maxLength: 5 }), fc.array(press, { maxLength: 12 }), (freeRanges, presses) => {
        const of = { ...shelf, freeRanges };
        let state = nothing;
        for (const one of presses) {
          state = one(state, of);
          const { value } = state;
          if (value === null) continue;
          expect(freeRanges.some((free) => free.dateFrom <= value.dateFrom && value.dateTo <= free.dateTo)).toBe(true);
        }
      }),
      { seed: 11, numRuns: 500 },
    );
  });
});

describe("previewOf", () => {
  it("shows what a press would choose, or nothing", () => {
    expect(previewOf("2026-12-12", press("2026-12-10"), rules)).toEqual({
      dateFrom: "2026-12-10",
      dateTo: "2026-12-12",
    });
    expect(previewOf("2026-12-18", press("2026-12-14"), rules)).toBeNull();
    expect(previewOf("2026-12-18", nothing, rules)).toBeNull();
  });
});
