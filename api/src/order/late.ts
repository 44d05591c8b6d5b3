import { type Day, formatDay, today } from "@thuot-tha/shared/domain";
import { firstPeriodStart, isDelivered, lateReturn } from "@thuot-tha/shared/domain/order";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { Conflict } from "../errors.ts";
import type { WholeOrder } from "./queries/orders.ts";
import { setLateReturn } from "./queries/writes.ts";
import { isRented } from "./view.ts";

/**
 * Records on a locked order that its pieces came back, with the fee if that is late. Throws a Conflict for a day that is
 * to come or before the delivery, also of a later rental.
 * @param day when they came back, if not today
 * @returns the order with what was recorded
 */
export async function recordReturn(
  tx: Db,
  { config, now }: Pick<Context, "config" | "now">,
  whole: WholeOrder,
  day?: Day,
): Promise<WholeOrder> {
  const { order, items } = whole;
  const todaysDay = today(now());
  if (day !== undefined && (day > todaysDay || day < (firstPeriodStart(items) ?? day))) {
    throw new Conflict("DAY_NOT_POSSIBLE", `Đồ của đơn này không thể về vào ngày ${formatDay(day)}.`);
  }
  const ahead = items.find(
    (item) => item.type === "rental" && isRented(item) && !isDelivered(item, items, day ?? todaysDay),
  );
  const start = ahead && firstPeriodStart([ahead]);
  if (start) throw new Conflict("RETURN_NOT_POSSIBLE", `Đơn còn món giao ngày ${formatDay(start)}: ${ahead.name}.`);
  const late = lateReturn(items, day ?? todaysDay, config.rental.latePercent);
  if (!late?.days) return whole;
  const recorded = { lateDays: late.days, lateFee: late.fee };
  await setLateReturn(tx, order.id, recorded);
  return { ...whole, order: { ...order, ...recorded } };
}
