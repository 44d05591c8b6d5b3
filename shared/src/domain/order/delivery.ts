import { addDays, type Day, type DayRange, rentalPeriod, weekdayOf } from "@thuot-tha/shared/domain";

/** Minimum and maximum days that a courier needs for a purchase. */
export const saleTravelDays = { min: 1, max: 3 } as const;

const sunday = 6;

/** The next day on which the shop packs: every day but Sunday. */
function nextWorkingDay(day: Day): Day {
  const next = addDays(day, 1);
  return weekdayOf(next) === sunday ? addDays(next, 1) : next;
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

/** Delivery day of the first rental; null without a rental. */
export function firstPeriodStart(lines: readonly OrderedLine[]): Day | null {
  const starts = lines.flatMap(({ dateFrom, dateTo }) =>
    dateFrom && dateTo ? [rentalPeriod({ dateFrom, dateTo }).dateFrom] : [],
  );
  return starts.sort()[0] ?? null;
}

/**
 * Whether a rental of an order that its customer has is there too. Rentals of one order may have different days, while
 * the order has one status: the first ones come with the order, another one on the delivery day of its own.
 * @param firstDelivery the delivery day of the order's first rental, also if that never went out
 */
export function isDelivered(line: OrderedLine, firstDelivery: Day | null, today: Day): boolean {
  const start = firstPeriodStart([line]);
  return start !== null && (start <= today || start === firstDelivery);
}

/**
 * When an order is expected. An order is delivered once: on the day before its first wear day; without a rental, it is
 * packed on the next working day after `confirmed` and then travels.
 */
export function expectedDelivery(lines: readonly OrderedLine[], confirmed: Day): DayRange {
  const first = firstPeriodStart(lines);
  if (first) return { dateFrom: first, dateTo: first };
  const packed = nextWorkingDay(confirmed);
  return { dateFrom: addDays(packed, saleTravelDays.min), dateTo: addDays(packed, saleTravelDays.max) };
}
