import { isChangePossible } from "@thuot-tha/shared/domain/order";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { Conflict } from "../errors.ts";
import { announce, notify } from "../notification/notify.ts";
import { setPaymentStatus } from "../payment/queries/payments.ts";
import { insertWalletEntry } from "../payment/queries/wallet.ts";
import { buyOutEndedMessage, changeExpiredMessage } from "./change-messages.ts";
import { type ChangeRow, deleteHolds, endChange } from "./queries/changes.ts";
import { lockOrder, type WholeOrder } from "./queries/orders.ts";
import type { OrderStatus } from "./queries/writes.ts";

export const waitingChange = ({ changes }: Pick<WholeOrder, "changes">): ChangeRow | null =>
  changes.find(({ status }) => status === "WAITING") ?? null;

/**
 * Deadline of the payment of a change that is requested now. One that replaces a waiting change has the deadline of
 * that one, so that changes in turn hold no day for longer.
 */
export const holdUntilOf = (replaced: ChangeRow | null, { config }: Pick<Context, "config">, at: Date): Date =>
  replaced?.holdUntil && replaced.holdUntil > at
    ? replaced.holdUntil
    : new Date(at.getTime() + config.orderHoldMinutes * 60_000);

/** The waiting change of this id. Throws a Conflict (CHANGE_NOT_WAITING). */
export function requireWaiting(whole: WholeOrder, changeId: string): ChangeRow {
  const change = waitingChange(whole);
  if (change?.id === changeId) return change;
  throw new Conflict("CHANGE_NOT_WAITING", "Lần đổi này không còn chờ thanh toán.");
}

/** Fails the pending payments of a change, except one. */
export async function failChangeAttempts(
  tx: Db,
  { order, changePayments }: WholeOrder,
  ofChange: string,
  at: Date,
  exceptId?: string,
): Promise<void> {
  const { customerId, id: orderId } = order;
  for (const { id, changeId, status } of changePayments) {
    if (changeId !== ofChange || status !== "PENDING" || id === exceptId) continue;
    await setPaymentStatus(tx, id, "FAILED", at);
    await announce(tx, customerId, "payment", { paymentId: id, orderId, status: "FAILED" });
  }
}

/**
 * Ends the change of a locked order that waits for its payment: frees its days and returns the wallet's part. Money
 * that still arrives for it goes to the wallet.
 */
export async function endWaitingChange(tx: Db, whole: WholeOrder, at: Date): Promise<ChangeRow | null> {
  const change = waitingChange(whole);
  if (!change) return null;
  const { customerId, id: orderId } = whole.order;
  await deleteHolds(tx, change.id);
  await endChange(tx, change.id, "CANCEL");
  await failChangeAttempts(tx, whole, change.id, at);
  if (change.walletUsed > 0) {
    const note = `Trả lại phần ví của lần đổi đơn ${orderId} chưa thanh toán`;
    await insertWalletEntry(tx, { customerId, amount: change.walletUsed, kind: "ADJUSTMENT", orderId, note, at });
  }
  return change;
}

/** Ends a waiting change that the order's next status no longer allows. */
export async function endImpossibleChange(tx: Db, whole: WholeOrder, next: OrderStatus, at: Date): Promise<void> {
  const change = waitingChange(whole);
  if (change && !isChangePossible(change.kind, next)) await endWaitingChange(tx, whole, at);
}

/**
 * Ends a waiting purchase of a rental that counts more of its rent than can still be refunded, because the rent would
 * come back twice, and tells its customer.
 * @param left đồng that can still be refunded
 */
export async function endRefundedBuyOut(tx: Db, whole: WholeOrder, left: number, at: Date): Promise<void> {
  const change = waitingChange(whole);
  const line = whole.items.find(({ id }) => id === change?.orderItemId);
  if (change?.kind !== "BUY" || !line || line.total <= left) return;
  await endWaitingChange(tx, whole, at);
  await notify(tx, { customerId: whole.order.customerId, ...buyOutEndedMessage(whole.order, line) }, at);
}

/** Ends a change whose hold is over at `now`. @returns false when it no longer waits */
export function expireChange({ db }: Pick<Context, "db">, orderId: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const whole = await lockOrder(tx, orderId);
    const change = whole && waitingChange(whole);
    if (!whole || !change?.holdUntil || change.holdUntil > now) return false;
    await endWaitingChange(tx, whole, now);
    await notify(tx, { customerId: whole.order.customerId, ...changeExpiredMessage(whole.order, change) }, now);
    return true;
  });
}
