import { addDays, type DayRange, rangesOverlap } from "@thuot-tha/shared/domain";
import type { Booking } from "./queries/stock.ts";

interface Rules {
  turnaroundDays: number;
  /** First and last wear date that may be chosen. */
  first: string;
  last: string;
}

/**
 * The longest ranges of wear dates between the bookings of one piece that leave room for delivery, return and cleaning.
 */
function gapsOf(bookings: readonly Booking[], { turnaroundDays, first, last }: Rules): DayRange[] {
  const blocked = bookings.map((booking) => booking.blocked).sort((a, b) => (a.dateFrom < b.dateFrom ? -1 : 1));
  const gaps: DayRange[] = [];
  let dateFrom = first;
  for (const period of blocked) {
    // The parcel arrives a day before the wear and leaves a day after it; cleaning follows.
    const dateTo = addDays(period.dateFrom, -2 - turnaroundDays);
    gaps.push({ dateFrom, dateTo: dateTo < last ? dateTo : last });
    const next = addDays(period.dateTo, 2);
    if (next > dateFrom) dateFrom = next;
  }
  return [...gaps, { dateFrom, dateTo: last }].filter((gap) => gap.dateFrom <= gap.dateTo);
}

const holds = (outer: DayRange, inner: DayRange): boolean =>
  outer.dateFrom <= inner.dateFrom && inner.dateTo <= outer.dateTo;

/**
 * The longest ranges of wear dates on which this many pieces are free throughout, sorted by start. A wear is available
 * if and only if it lies within one of them. `units` holds the bookings of each rental piece of the variant.
 */
export function freeRanges(units: readonly Booking[][], quantities: number, rules: Rules): DayRange[] {
  const gaps = units.flatMap((bookings) => gapsOf(bookings, rules));
  const starts = [...new Set(gaps.map(({ dateFrom }) => dateFrom))].sort();
  const longest = starts.flatMap((dateFrom) => {
    const day = { dateFrom, dateTo: dateFrom };
    // Gaps of one piece never overlap, so overlapping gaps belong to different pieces.
    const ends = gaps.filter((gap) => rangesOverlap(gap, day)).map(({ dateTo }) => dateTo);
    const dateTo = ends.sort().at(-quantities);
    return dateTo === undefined ? [] : [{ dateFrom, dateTo }];
  });
  return longest.filter((range) => !longest.some((other) => other !== range && holds(other, range)));
}
