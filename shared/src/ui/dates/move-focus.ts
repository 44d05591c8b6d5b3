import { addDays, addMonths, type Day, monthOf, sameDayIn, weekdayOf } from "../../domain/index.ts";

/** The day that a key moves the focus to; null for keys that do not move it. */
export function dayAfterKey(key: string, shift: boolean, day: Day): Day | null {
  const months = (count: number) => sameDayIn(addMonths(monthOf(day), count), day);
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -weekdayOf(day));
    case "End":
      return addDays(day, 6 - weekdayOf(day));
    case "PageUp":
      return months(shift ? -12 : -1);
    case "PageDown":
      return months(shift ? 12 : 1);
    default:
      return null;
  }
}

export const clampDay = (day: Day, first: Day, last: Day): Day => (day < first ? first : day > last ? last : day);
