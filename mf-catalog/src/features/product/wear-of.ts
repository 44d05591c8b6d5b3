import { searchString } from "@thuot-tha/shared/contracts";
import type { Day, DayRange } from "@thuot-tha/shared/domain";
import { wearBetween } from "../wear/wear.ts";

/** The wear dates in a product link, e.g. from the list the shopper comes from. */
export function wearOf(search: string): DayRange | null {
  const query = new URLSearchParams(search);
  return wearBetween(query.get("date-from"), query.get("date-to"));
}

/** The wear dates that are not over yet, because a piece cannot be rented for past ones. */
export function wearAhead(search: string, today: Day): DayRange | null {
  const wear = wearOf(search);
  return wear && wear.dateFrom >= today ? wear : null;
}

/** The same dates for a link to another product. */
export const wearSearch = (wear: DayRange | null): string =>
  wear ? `?${searchString({ "date-from": wear.dateFrom, "date-to": wear.dateTo })}` : "";
