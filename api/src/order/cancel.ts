import { formatDong, today } from "@thuot-tha/shared/domain";
import { isCancellable, nextOrderStatuses, wholeRefund } from "@thuot-tha/shared/domain/order";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { Conflict } from "../errors.ts";
import { writeLetter } from "../mail/write.ts";
import { announce, notify } from "../notification/notify.ts";
import { setPaymentStatus } from "../payment/queries/payments.ts";
import { insertWalletEntry } from "../payment/queries/wallet.ts";
import { endWaitingChange } from "./end-change.ts";
import { cancelledMessages } from "./messages.ts";
import { listOverdueOrders, lockOverdueOrder, type WholeOrder } from "./queries/orders.ts";
import { releaseUnits, setOrderStatus } from "./queries/writes.ts";
import { cancelTerms, isPaid } from "./view.ts";

const notes = {
  customer: "Khách huỷ đơn",
  shop: "Cửa hàng huỷ đơn",
  expired: "Hết thời gian giữ món mà chưa thanh toán",
  late: "Cửa hàng không giao kịp ngày mặc",
} as const;
/** Why an order ends. `late`: its first wear day has passed before it was handed over. */
export type CancelCause = keyof typeof notes;

const letters = {
  customer: "order-cancelled",
  shop: "order-cancelled-by-shop",
  expired: "order-expired",
  late: "order-late",
} as const;

/** Milliseconds for which the refund shown to a customer holds after midnight lowers it. */
const promiseMs = 15 * 60_000;

/** The refund by today's terms, or the agreed one if it held within `promiseMs`. Throws a Conflict for another one. */
function promisedRefund(whole: WholeOrder, now: Date, expected: number | undefined): number {
  const { refund } = cancelTerms(whole, today(now));
  if (expected === undefined || expected === refund) return refund;
  if (cancelTerms(whole, today(new Date(now.getTime() - promiseMs))).refund === expected) {
    return Math.max(expected, refund);
  }
  throw new Conflict("PRICE_CHANGED", `Khoản hoàn lại vừa đổi thành ${formatDong(refund)}. Bạn xem lại giúp nhé.`);
}

/** The cancellation terms apply to the customer only; the shop's own cancellations refund everything. */
const refundOf = (whole: WholeOrder, by: CancelCause, now: Date, expected: number | undefined): number =>
  by === "customer" ? promisedRefund(whole, now, expected) : wholeRefund({ ...whole.order, isPaid: isPaid(whole) });

/**
 * Cancels a locked order: releases its pieces and refunds to the wallet. Throws a Conflict (ORDER_NOT_CANCELLABLE,
 * PRICE_CHANGED).
 * @param expectedRefund đồng that the customer agreed to
 */
export async function cancelOrder(
  tx: Db,
  context: Pick<Context, "now">,
  whole: WholeOrder,
  by: CancelCause,
  expectedRefund?: number,
): Promise<void> {
  const { order, payments, changePayments } = whole;
  const allowed =
    by === "customer" ? isCancellable(order.status) : nextOrderStatuses(order.status, true).includes("CANCEL");
  if (!allowed) {
    const message = order.status === "CANCEL" ? "Đơn này đã huỷ rồi." : "Đơn này đã được giao nên không huỷ được nữa.";
    throw new Conflict("ORDER_NOT_CANCELLABLE", message);
  }
  const at = context.now();
  const { customerId } = order;
  const refund = refundOf(whole, by, at, expectedRefund);
  await endWaitingChange(tx, whole, at);
  await releaseUnits(tx, order.id);
  await setOrderStatus(tx, order.id, "CANCEL", at, notes[by]);
  const end = async (ended: "FAILED" | "REFUNDED", { id }: (typeof payments)[number]) => {
    await setPaymentStatus(tx, id, ended, at);
    await announce(tx, customerId, "payment", { paymentId: id, orderId: order.id, status: ended });
  };
  // Those of a waiting change have ended with it.
  for (const payment of payments) if (payment.status === "PENDING") await end("FAILED", payment);
  // A payment without a refund stays PAID.
  const refunded = refund > 0 ? [...payments, ...changePayments].filter(({ status }) => status === "PAID") : [];
  for (const payment of refunded) await end("REFUNDED", payment);
  if (refund > 0) {
    const note = `Hoàn tiền huỷ đơn ${order.id}`;
    await insertWalletEntry(tx, { customerId, amount: refund, kind: "ORDER_REFUND", orderId: order.id, note, at });
  }
  // Locks are taken in the same order as in ordering (wallet first), which avoids deadlocks.
  await notify(tx, { customerId, ...cancelledMessages[by](order, refund, isPaid(whole)) }, at);
  await writeLetter(tx, customerId, letters[by], { orderId: order.id }, { now: at });
}

/** Cancels an order past its payment deadline. @returns false when it is not overdue, or another process holds it */
export function expireOrder({ db }: Pick<Context, "db">, orderId: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const whole = await lockOverdueOrder(tx, orderId, now);
    if (whole) await cancelOrder(tx, { now: () => now }, whole, "expired");
    return whole !== null;
  });
}

export type OnFailure = (error: unknown, orderId: string) => void;

/** @returns ids of the orders that `cancel` has cancelled; one failure does not stop the others */
export async function cancelEach(
  orderIds: readonly string[],
  cancel: (orderId: string) => Promise<boolean>,
  onFailure: OnFailure,
): Promise<string[]> {
  const cancelled: string[] = [];
  for (const orderId of orderIds) {
    try {
      if (await cancel(orderId)) cancelled.push(orderId);
    } catch (error) {
      onFailure(error, orderId);
    }
  }
  return cancelled;
}

/**
 * Cancels every order past its payment deadline at `now`, each in its own transaction. Any number of processes may run
 * it concurrently.
 * @param onFailure called for an order that failed to cancel; the others are still cancelled
 * @param spared ids of orders to skip for now
 * @returns ids of the cancelled orders
 */
export async function expireOrders(
  context: Pick<Context, "db">,
  now: Date,
  onFailure: OnFailure,
  spared: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const overdue = (await listOverdueOrders(context.db, now)).filter((orderId) => !spared.has(orderId));
  return cancelEach(overdue, (orderId) => expireOrder(context, orderId, now), onFailure);
}
