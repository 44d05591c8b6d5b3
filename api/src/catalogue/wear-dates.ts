import type { WearDates } from "@thuot-tha/shared/contracts/operations/entities";
import { addDays, firstChoosableDay } from "@thuot-tha/shared/domain";
import type { Context } from "../context.ts";
import { freeRanges } from "./free-ranges.ts";
import { invalidDates } from "./invalid-dates.ts";
import type { Unit } from "./queries/stock.ts";
import { businessDay, leadDaysNow } from "./rental-rules.ts";

/** Which wear dates can be chosen for this many of these rental pieces. */
export function wearDates(
  context: Pick<Context, "now" | "config">,
  units: readonly Unit[],
  quantities: number,
): WearDates {
  const today = businessDay(context);
  const { rental } = context.config;
  const { turnaroundDays, horizonDays, maxDays, cutoffHour } = rental;
  const leadDays = leadDaysNow(context);
  const bookings = units.map((unit) => unit.bookings);
  const firstDate = firstChoosableDay(today, leadDays);
  const lastDate = addDays(today, horizonDays);
  return {
    invalidDates: invalidDates(bookings, quantities, { today, turnaroundDays, leadDays, horizonDays }),
    freeRanges: freeRanges(bookings, quantities, { turnaroundDays, first: firstDate, last: lastDate }),
    firstDate,
    lastDate,
    maxDays,
    cutoffHour,
  };
}
