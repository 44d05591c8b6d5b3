import { isCancellable } from "@thuot-tha/shared/domain";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { releaseUnits, setOrderStatus } from "../db/queries/order-writes.ts";
import { listOverdueOrders, lockOverdueOrder, type WholeOrder } from "../db/queries/orders.ts";
import { setPaymentStatus } from "../db/queries/payments.ts";
import { insertWalletEntry } from "../db/queries/wallet.ts";
import { Conflict } from "../errors.ts";
import { writeLetter } from "../mail/write.ts";
import { announce, notify } from "./notify.ts";
import { cancelledMessage, expiredMessage } from "./order-messages.ts";
import { cancelTerms, isPaid } from "./order-view.ts";
import { businessDay } from "./rental-rules.ts";

const notes = {
  customer: "Khách huỷ đơn",
  shop: "Cửa hàng huỷ đơn",
  expired: "Hết thời gian giữ món mà chưa thanh toán",
} as const;

/** Cancels a locked order: pieces go back, and what the terms give back goes to the wallet. */
export async function cancelOrder(
  tx: Db,
  context: Pick<Context, "now">,
  whole: WholeOrder,
  by: keyof typeof notes,
): Promise<void> {
  const { order, payments } = whole;
  if (!isCancellable(order.status)) {
    const message = order.status === "CANCEL" ? "Đơn này đã huỷ rồi." : "Đơn này đã được giao nên không huỷ được nữa.";
    throw new Conflict("ORDER_NOT_CANCELLABLE", message);
  }
  const at = context.now();
  const { customerId } = order;
  const { refund } = cancelTerms(whole, businessDay(context));
  await releaseUnits(tx, order.id);
  await setOrderStatus(tx, order.id, "CANCEL", at, notes[by]);
  for (const { id, status } of payments) {
    const ended = status === "PENDING" ? "FAILED" : "REFUNDED";
    // What was paid and stays with the shop has not been given back.
    if (status !== "PENDING" && (status !== "PAID" || refund === 0)) continue;
    await setPaymentStatus(tx, id, ended, at);
    await announce(tx, customerId, "payment", { paymentId: id, orderId: order.id, status: ended });
  }
  if (refund > 0) {
    const note = `Hoàn tiền huỷ đơn ${order.id}`;
    await insertWalletEntry(tx, { customerId, amount: refund, kind: "ORDER_REFUND", orderId: order.id, note, at });
  }
  // After the wallet, as when ordering: whoever orders and cancels at once never locks crosswise.
  const message = by === "expired" ? expiredMessage(order, refund) : cancelledMessage(order, refund, isPaid(whole));
  await notify(tx, { customerId, ...message }, at);
  const letter = by === "expired" ? "order-expired" : "order-cancelled";
  await writeLetter(tx, customerId, letter, { orderId: order.id }, { now: at });
}

/** Cancels an order whose time to be paid is over. @returns false when it is not, or another process is at it */
export function expireOrder({ db }: Pick<Context, "db">, orderId: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const whole = await lockOverdueOrder(tx, orderId, now);
    if (whole) await cancelOrder(tx, { now: () => now }, whole, "expired");
    return whole !== null;
  });
}

/**
 * Cancels every order whose time to be paid was over at `now`, each in a transaction of its own. Any number of processes
 * may do so at once.
 * @param onFailure told of an order that could not be cancelled; the others are, all the same
 * @param spared ids of orders to leave alone for now
 * @returns ids of the cancelled orders
 */
export async function expireOrders(
  context: Pick<Context, "db">,
  now: Date,
  onFailure: (error: unknown, orderId: string) => void,
  spared: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const expired: string[] = [];
  for (const orderId of await listOverdueOrders(context.db, now)) {
    if (spared.has(orderId)) continue;
    try {
      if (await expireOrder(context, orderId, now)) expired.push(orderId);
    } catch (error) {
      onFailure(error, orderId);
    }
  }
  return expired;
}
