import { type FreeDays, nextFreeWear, rentalMessage, wearObstacle } from "../../domain/calendar/index.ts";
import { type Day, type DayRange, formatDay, formatRange, rangeIncludes, rangeLength } from "../../domain/index.ts";

/** What may be chosen. All days are wear dates. */
export interface CalendarRules extends FreeDays {
  today: Day;
  /** First wear date that leaves time for the delivery. */
  firstDay: Day;
  /** Last possible day; a year from today by default. */
  lastDay: Day;
  /** Longest wear, in days. */
  maxDays: number;
}

/** Why a day cannot be worn on, in Vietnamese, or null. */
export function blockReason(day: Day, rules: CalendarRules): string | null {
  if (day < rules.today) return "Đã qua";
  if (day < rules.firstDay) return "Ngày giao / nhận";
  if (day > rules.lastDay) return "Chưa mở lịch";
  return rules.invalidDates.find((range) => rangeIncludes(range, day))?.reason ?? null;
}

/** Why these days cannot be worn as one rental, in a sentence, or null when they can. */
export function rangeProblem(range: DayRange, rules: CalendarRules): string | null {
  if (range.dateFrom < rules.firstDay) return rentalMessage({ kind: "too-soon", firstDay: rules.firstDay });
  if (rangeLength(range) > rules.maxDays) return rentalMessage({ kind: "too-long", maxDays: rules.maxDays });
  if (range.dateTo > rules.lastDay) return `Lịch mới mở đến ngày ${formatDay(rules.lastDay)}.`;
  const obstacle = wearObstacle(range, rules);
  return obstacle && rentalMessage(obstacle);
}

/** Whether a day can be worn on, but not as the end of a wear from the anchor. */
export const endsApart = (day: Day, rules: CalendarRules, anchor: Day | null): boolean =>
  anchor !== null &&
  day > anchor &&
  rangeProblem({ dateFrom: anchor, dateTo: day }, rules) !== null &&
  blockReason(day, rules) === null &&
  rangeProblem({ dateFrom: day, dateTo: day }, rules) === null;

/** When the next this many days are free, as a sentence; empty when they never are. */
export function nextFreeHint(days: number, from: Day, rules: CalendarRules): string {
  const start = from < rules.firstDay ? rules.firstDay : from;
  const free = nextFreeWear(days, start, rules);
  return free && free.dateTo <= rules.lastDay ? ` Gần nhất còn trống: ${formatRange(free)}.` : "";
}
