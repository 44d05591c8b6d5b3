import { addDays, blockedPeriod, type DayRange, rangeIncludes } from "@thuot-tha/shared/domain";
import fc from "fast-check";
import { allocate } from "./allocation.ts";
import { freeRanges } from "./free-ranges.ts";
import { invalidDates } from "./invalid-dates.ts";
import type { Booking, Unit } from "./queries/stock.ts";

const first = "2026-12-02";
const last = "2026-12-31";
const rules = { turnaroundDays: 1, first, last };
const wear = (dateFrom: string, dateTo = dateFrom): DayRange => ({ dateFrom, dateTo });
const booking = (dateFrom: string, dateTo = dateFrom, turnaroundDays = 1): Booking => {
  const worn = wear(dateFrom, dateTo);
  return { wear: worn, blocked: blockedPeriod(worn, turnaroundDays) };
};

describe("freeRanges", () => {
  it("is the whole range without bookings, and empty without a piece", () => {
    expect(freeRanges([[], []], 2, rules)).toEqual([wear(first, last)]);
    expect(freeRanges([[]], 2, rules)).toEqual([]);
    expect(freeRanges([], 1, rules)).toEqual([]);
  });

  it("ends where delivery, return and cleaning no longer fit", () => {
    expect(freeRanges([[booking("2026-12-10", "2026-12-12")]], 1, rules)).toEqual([
      wear(first, "2026-12-06"),
      wear("2026-12-16", last),
    ]);
  });

  it("does not join free days of different pieces", () => {
    const units = [[booking("2026-12-08")], [booking("2026-12-20")]];
    expect(invalidDates(units, 1, { today: "2026-12-01", leadDays: 1, turnaroundDays: 1, horizonDays: 30 })).toEqual([
      { dateFrom: "2026-12-01", dateTo: "2026-12-01", reason: "Ngày giao / nhận" },
    ]);
    expect(freeRanges(units, 1, rules)).toEqual([wear(first, "2026-12-16"), wear("2026-12-12", last)]);
    expect(freeRanges(units, 2, rules)).toEqual([
      ...[wear(first, "2026-12-04"), wear("2026-12-12", "2026-12-16"), wear("2026-12-24", last)],
    ]);
  });

  it("leaves out ranges inside a longer one", () => {
    expect(freeRanges([[], [booking("2026-12-10")]], 1, rules)).toEqual([wear(first, last)]);
  });

  it("contains exactly the available wears, for any bookings", () => {
    const day = fc.integer({ min: -5, max: 35 }).map((number) => addDays(first, number));
    const bookings = fc.array(fc.tuple(day, fc.nat(4)), { maxLength: 4 });
    const turnaround = fc.nat(2);
    fc.assert(
      fc.property(
        fc.array(bookings, { maxLength: 4 }),
        fc.integer({ min: 1, max: 3 }),
        turnaround,
        (shelf, n, days) => {
          const units = shelf.map((wears, index): Unit => {
            const booked = wears.map(([from, more]) => booking(from, addDays(from, more), days));
            return { id: String(index), variantId: "v", type: "rental", bookings: booked };
          });
          const ranges = freeRanges(
            units.map((unit) => unit.bookings),
            n,
            { ...rules, turnaroundDays: days },
          );
          for (let from = first; from <= last; from = addDays(from, 1)) {
            for (let to = from; to <= last && to <= addDays(from, 9); to = addDays(to, 1)) {
              const line = { id: "a", type: "rental", variantId: "v", quantities: n, ...wear(from, to) } as const;
              const offered = ranges.some((range) => rangeIncludes(range, from) && rangeIncludes(range, to));
              if (offered !== allocate([line], units, days).has("a")) throw new Error(`${from} to ${to}: ${offered}`);
            }
          }
        },
      ),
      { seed: 11, numRuns: 200 },
    );
  });
});
