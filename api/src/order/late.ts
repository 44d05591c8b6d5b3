import { type Day, formatDay, rentalPeriod, today } from "@thuot-tha/shared/domain";
import { firstPeriodStart, isDelivered, lateReturn } from "@thuot-tha/shared/domain/order";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { Conflict } from "../errors.ts";
import type { RecordedLate } from "../mail/write.ts";
import { updateLine } from "./queries/changes.ts";
import type { WholeOrder } from "./queries/orders.ts";
import { type OrderStatus, setLateReturn } from "./queries/writes.ts";

type Item = WholeOrder["items"][number];

/** Whether a rental is to come back: the customer has not bought it, and its return is not recorded. */
export const isOut = ({ type, boughtFor, returnedOn }: Item): boolean =>
  type === "rental" && boughtFor === null && returnedOn === null;

/** The next status of a delivered order of these lines; null while one of them is to come back. */
export function statusOnceBack(items: readonly Item[]): Extract<OrderStatus, "RETURNED" | "DONE"> | null {
  if (items.some(isOut)) return null;
  return items.some(({ returnedOn }) => returnedOn !== null) ? "RETURNED" : "DONE";
}

const dueDayOf = ({ dateFrom, dateTo }: Item): Day | null =>
  dateFrom && dateTo ? rentalPeriod({ dateFrom, dateTo }).dateTo : null;

/**
 * Throws a Conflict for a day that is to come, or before the delivery: as planned, or as recorded where that was
 * earlier.
 */
function requirePossible({ firstDelivery, events }: WholeOrder, day: Day, now: Day) {
  const arrived = events.filter(({ status }) => status === "RENTING").map(({ at }) => today(at));
  const [first = day] = [...arrived, ...(firstDelivery ? [firstDelivery] : [])].sort();
  if (day <= now && day >= first) return;
  throw new Conflict("DAY_NOT_POSSIBLE", `Đồ của đơn này không thể về vào ngày ${formatDay(day)}.`);
}

function requireDelivered({ firstDelivery }: WholeOrder, back: readonly Item[], day: Day) {
  const ahead = back.find((line) => !isDelivered(line, firstDelivery, day));
  const start = ahead && firstPeriodStart([ahead]);
  if (start) throw new Conflict("RETURN_NOT_POSSIBLE", `Đơn còn món giao ngày ${formatDay(start)}: ${ahead.name}.`);
}

/** One day for rentals that were due on different ones would make a piece late that may have come back before. */
function requireClear(back: readonly Item[], day: Day) {
  const due = back.map(dueDayOf).flatMap((dueDay) => dueDay ?? []);
  if (new Set(due).size < 2 || due.every((dueDay) => day <= dueDay)) return;
  const lines = back.map((line) => `${line.name} (${formatDay(dueDayOf(line) ?? day)})`).join(", ");
  throw new Conflict(
    "RETURN_NOT_CLEAR",
    `Các món có ngày trả khác nhau, ghi riêng từng món bằng return <piece>: ${lines}.`,
  );
}

export interface Returned {
  /** The order with what was recorded. */
  whole: WholeOrder;
  /** Late days and fee of these rentals alone. */
  late: RecordedLate;
}

/**
 * Records on a locked order that a rental, or all that are out, came back, with the fee of late ones. Throws a Conflict
 * for a day that is to come or before the delivery, and for one day of several rentals that leaves open which of them
 * is late.
 * @param line the rental, if not all
 * @param day when it came back, if not today
 */
export async function recordReturn(
  tx: Db,
  { config, now }: Pick<Context, "config" | "now">,
  whole: WholeOrder,
  { line, day: named }: { line?: Item | undefined; day?: Day | undefined },
): Promise<Returned> {
  const { order, items } = whole;
  const back = line ? [line] : items.filter(isOut);
  const day = named ?? today(now());
  requirePossible(whole, day, today(now()));
  requireDelivered(whole, back, day);
  requireClear(back, day);
  for (const { id } of back) await updateLine(tx, id, { returnedOn: day });
  const { days, fee } = lateReturn(back, day, config.rental.latePercent) ?? { days: 0, fee: 0 };
  const recorded = { lateDays: Math.max(order.lateDays, days), lateFee: order.lateFee + fee };
  if (days > 0) await setLateReturn(tx, order.id, recorded);
  const after = items.map((item) => (back.includes(item) ? { ...item, returnedOn: day } : item));
  return {
    whole: { ...whole, order: { ...order, ...recorded }, items: after },
    late: { lateDays: days, lateFee: fee },
  };
}
