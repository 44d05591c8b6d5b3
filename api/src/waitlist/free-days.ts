import { addDays, type Day, firstChoosableDay } from "@thuot-tha/shared/domain";
import { allocate } from "../catalogue/allocation.ts";
import { freeRanges } from "../catalogue/free-ranges.ts";
import type { Unit } from "../catalogue/queries/stock.ts";
import { businessDay, leadDaysNow, wearProblem } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";

export interface RequestedDays {
  variantId: string;
  /** Null for any day. */
  dateFrom: Day | null;
  dateTo: Day | null;
}

/** Whether the requested days can be ordered now. `units` holds at least the pieces of the variant. */
export function areDaysFree(
  context: Pick<Context, "now" | "config">,
  { variantId, dateFrom, dateTo }: RequestedDays,
  units: readonly Unit[],
): boolean {
  const { turnaroundDays, horizonDays } = context.config.rental;
  const pieces = units.filter((unit) => unit.variantId === variantId && unit.type === "rental");
  if (dateFrom !== null && dateTo !== null) {
    if (wearProblem(context, { dateFrom, dateTo })) return false;
    const line = { id: "", type: "rental" as const, variantId, quantities: 1, dateFrom, dateTo };
    return allocate([line], pieces, turnaroundDays).size > 0;
  }
  const today = businessDay(context);
  const rules = {
    turnaroundDays,
    first: firstChoosableDay(today, leadDaysNow(context)),
    last: addDays(today, horizonDays),
  };
  return (
    freeRanges(
      pieces.map(({ bookings }) => bookings),
      1,
      rules,
    ).length > 0
  );
}
