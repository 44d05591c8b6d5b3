import type { InvalidDates } from "@thuot-tha/shared/contracts/operations/entities";
import {
  addDays,
  blockedPeriod,
  type Day,
  type DayRange,
  eachDay,
  firstChoosableDay,
  rangeIncludes,
  rangesOverlap,
} from "@thuot-tha/shared/domain";
import type { Booking } from "./queries/stock.ts";

export interface CalendarRules {
  today: Day;
  leadDays: number;
  turnaroundDays: number;
  /** Days after today that a wear may reach. */
  horizonDays: number;
}

type Reason = InvalidDates["reason"];

/**
 * Wear dates that cannot be chosen, joined into ranges with the same reason. `units` holds the bookings of each rental
 * piece of the variant. A day is invalid when fewer pieces than requested are free for a one-day wear on it, including
 * delivery, return and cleaning. Where the variant has fewer pieces at all, no other renter is the reason.
 */
export function invalidDates(units: readonly Booking[][], quantities: number, rules: CalendarRules): InvalidDates[] {
  const first = firstChoosableDay(rules.today, rules.leadDays);
  const reasonOf = (day: Day): Reason | null => {
    if (day < rules.today) return "Đã qua";
    if (day < first) return "Ngày giao / nhận";
    const needed = blockedPeriod({ dateFrom: day, dateTo: day }, rules.turnaroundDays);
    const freeFor = (isBusy: (booking: Booking) => boolean) =>
      units.filter((bookings) => !bookings.some(isBusy)).length;
    if (units.length < quantities) return "Không đủ chiếc";
    if (freeFor(({ blocked }) => rangesOverlap(blocked, needed)) >= quantities) return null;
    return freeFor(({ wear }) => rangeIncludes(wear, day)) < quantities ? "Đã có người thuê" : "Ngày giao / nhận";
  };
  const shown: DayRange = { dateFrom: monthStart(rules.today), dateTo: addDays(rules.today, rules.horizonDays) };
  return joined(eachDay(shown).map((day) => [day, reasonOf(day)]));
}

/** Calendars show whole months, so past days of the current month need a reason too. */
const monthStart = (day: Day): Day => `${day.slice(0, 8)}01`;

function joined(days: readonly (readonly [Day, Reason | null])[]): InvalidDates[] {
  const ranges: InvalidDates[] = [];
  let open: InvalidDates | null = null;
  for (const [day, reason] of days) {
    if (open && reason === open.reason) {
      open.dateTo = day;
    } else {
      open = reason && { dateFrom: day, dateTo: day, reason };
      if (open) ranges.push(open);
    }
  }
  return ranges;
}
