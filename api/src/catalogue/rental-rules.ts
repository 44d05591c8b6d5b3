import {
  addDays,
  type Day,
  type DayRange,
  formatDay,
  leadDaysAt,
  rentalProblem,
  today,
} from "@thuot-tha/shared/domain";
import { rentalMessage } from "@thuot-tha/shared/domain/calendar";
import type { Context } from "../context.ts";

export const businessDay = ({ now }: Pick<Context, "now">): Day => today(now());

/** Days between today and the first wear date that can be ordered now. */
export const leadDaysNow = ({ now, config }: Pick<Context, "now" | "config">): number =>
  leadDaysAt(now(), config.rental);

const lastWearDay = (context: Pick<Context, "now" | "config">): Day =>
  addDays(businessDay(context), context.config.rental.horizonDays);

/**
 * Why the shop's rules refuse these wear dates, regardless of stock, as a Vietnamese sentence; null when they are
 * allowed.
 */
export function wearProblem(context: Pick<Context, "now" | "config">, wear: DayRange): string | null {
  const { maxDays } = context.config.rental;
  const day = businessDay(context);
  const problem = rentalProblem(wear, { today: day, leadDays: leadDaysNow(context), maxDays });
  if (problem) return rentalMessage(problem);
  const last = lastWearDay(context);
  return wear.dateTo > last ? `Hiện cửa hàng nhận lịch đến hết ngày ${formatDay(last)}.` : null;
}

/** Which day of refused wear dates is at fault: the last one where it alone is too early or too late. */
export const wrongDay = (context: Pick<Context, "now" | "config">, { dateFrom, dateTo }: DayRange): keyof DayRange => {
  const last = lastWearDay(context);
  return dateFrom > dateTo || (dateFrom <= last && dateTo > last) ? "dateTo" : "dateFrom";
};
