import {
  addDays,
  type BlockedRange,
  type Day,
  type DayRange,
  firstBlock,
  nextFreeRange,
  type RentalProblem,
} from "@thuot-tha/shared/domain";

/** When enough pieces of a variant are free. */
export interface FreeDays {
  /** Days that no wear may contain. */
  invalidDates: readonly BlockedRange[];
  /**
   * The longest ranges on which the same pieces are free from end to end; a wear must lie within one of them. Days that
   * are free on a different piece each make no such range. Absent where the API's answer has none.
   */
  freeRanges?: readonly DayRange[] | undefined;
}

/** The last day on which a wear from this day can end; null where none can begin. */
export const lastFreeDay = (from: Day, freeRanges: readonly DayRange[]): Day | null =>
  freeRanges.reduce<Day | null>(
    (last, { dateFrom, dateTo }) =>
      dateFrom <= from && from <= dateTo && (last === null || dateTo > last) ? dateTo : last,
    null,
  );

/** Why no piece can be worn on all of these days, or null when one can. */
export function wearObstacle(wear: DayRange, { invalidDates, freeRanges }: FreeDays): RentalProblem | null {
  const by = firstBlock(wear, invalidDates);
  if (by) return { kind: "blocked", by };
  if (!freeRanges) return null;
  const until = lastFreeDay(wear.dateFrom, freeRanges);
  return until !== null && wear.dateTo <= until ? null : { kind: "split", from: wear.dateFrom, until };
}

/** The next wear of this many days from `from` on that lies within a free range; null when there is none. */
export function nextFreeWear(days: number, from: Day, { invalidDates, freeRanges }: FreeDays): DayRange | null {
  if (!freeRanges) return nextFreeRange(days, from, invalidDates);
  const wears = freeRanges.flatMap((range) => {
    const dateFrom = range.dateFrom > from ? range.dateFrom : from;
    const dateTo = addDays(dateFrom, days - 1);
    return dateTo <= range.dateTo ? [{ dateFrom, dateTo }] : [];
  });
  return wears.reduce<DayRange | null>(
    (next, wear) => (next === null || wear.dateFrom < next.dateFrom ? wear : next),
    null,
  );
}
