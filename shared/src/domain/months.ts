import { type Day, dayNumber } from "./dates.ts";

/** A calendar month, 'YYYY-MM'. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

export function addMonths(month: Month, months: number): Month {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, "0")}-${String((((count % 12) + 12) % 12) + 1).padStart(2, "0")}`;
}

export const firstDayOf = (month: Month): Day => `${month}-01`;

export const daysInMonth = (month: Month): number =>
  dayNumber(firstDayOf(addMonths(month, 1))) - dayNumber(firstDayOf(month));

/** The same day of another month; the last day of it where it is shorter (31/01 → 28/02). */
export function sameDayIn(month: Month, day: Day): Day {
  const date = Math.min(Number(day.slice(8)), daysInMonth(month));
  return `${month}-${String(date).padStart(2, "0")}`;
}

/** 0 Monday … 6 Sunday. */
export const weekdayOf = (day: Day): number => (((dayNumber(day) + 3) % 7) + 7) % 7;

/** The weeks of a month, Monday first; null where a week reaches into a neighbouring month. */
export function weeksOf(month: Month): (Day | null)[][] {
  const lead = weekdayOf(firstDayOf(month));
  const length = daysInMonth(month);
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const date = week * 7 + column - lead + 1;
      return date >= 1 && date <= length ? `${month}-${String(date).padStart(2, "0")}` : null;
    }),
  );
}
