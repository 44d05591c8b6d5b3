import { addDays, type Day, type DayRange, rentalPeriod, weekdayOf } from "@thuot-tha/shared/domain";

/** Minimum and maximum days that a courier needs for a purchase. */
export const saleTravelDays = { min: 1, max: 3 } as const;

const SUNDAY = 6;

/** The next day on which the shop packs: every day but Sunday. */
function nextWorkingDay(day: Day): Day {
  const next = addDays(day, 1);
  return weekdayOf(next) === SUNDAY ? addDays(next, 1) : next;
}

interface OrderedLine {
  dateFrom: Day | null;
  dateTo: Day | null;
}

/** What an order contains: rentals, purchases, or both. */
export function orderKind(lines: readonly OrderedLine[]): "rental" | "sale" | "mixed" {
  const rentals = lines.filter(({ dateFrom }) => dateFrom !== null).length;
  if (rentals === 0) return "sale";
  return rentals === lines.length ? "rental" : "mixed";
}

/**
 * When an order is expected. An order is delivered once: on the day before its first wear day; without a rental, it is
 * packed on the next working day after `confirmed` and then travels.
 */
export function expectedDelivery(lines: readonly OrderedLine[], confirmed: Day): DayRange {
  const starts = lines.flatMap(({ dateFrom, dateTo }) =>
    dateFrom && dateTo ? [rentalPeriod({ dateFrom, dateTo }).dateFrom] : [],
  );
  const first = starts.sort()[0];
  if (first) return { dateFrom: first, dateTo: first };
  const packed = nextWorkingDay(confirmed);
  return { dateFrom: addDays(packed, saleTravelDays.min), dateTo: addDays(packed, saleTravelDays.max) };
}
