import { searchString } from "@thuot-tha/shared/contracts/routes";
import { type DayRange, isDay, rangesOverlap } from "@thuot-tha/shared/domain";
import type { Availability } from "../availability/slice.ts";

/** The wear dates a link to a product carries, e.g. those of the list the shopper comes from. */
export function wearOf(search: string): DayRange | null {
  const query = new URLSearchParams(search);
  const [dateFrom, dateTo] = [query.get("date-from"), query.get("date-to")];
  return isDay(dateFrom) && isDay(dateTo) && dateFrom <= dateTo ? { dateFrom, dateTo } : null;
}

/** The same dates for a link to another product. */
export const wearSearch = (wear: DayRange | null): string =>
  wear ? `?${searchString({ "date-from": wear.dateFrom, "date-to": wear.dateTo })}` : "";

/** Whether a piece can be worn on all of these days. */
export const isFree = (wear: DayRange, { invalidDates, firstDate, lastDate }: Availability): boolean =>
  wear.dateFrom >= firstDate && wear.dateTo <= lastDate && !invalidDates.some((taken) => rangesOverlap(taken, wear));
