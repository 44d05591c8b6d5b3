import { paymentNames } from "@thuot-tha/shared/domain/payment";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { announce, notify } from "../notification/notify.ts";
import { failureText } from "../payment/failure.ts";
import { toWalletMessage } from "../payment/messages.ts";
import { type PaymentRow, setPaymentFailed, setPaymentReceived } from "../payment/queries/payments.ts";
import { insertWalletEntry } from "../payment/queries/wallet.ts";
import type { Received } from "../payment/received.ts";
import { applyChange } from "./apply-change.ts";
import { changePaymentFailedMessage } from "./change-messages.ts";
import { failChangeAttempts } from "./end-change.ts";
import type { WholeOrder } from "./queries/orders.ts";

/** True while the change of a payment waits for it. */
export const isChangeWaiting = ({ changes }: WholeOrder, { changeId }: PaymentRow): boolean =>
  changes.some(({ id, status }) => id === changeId && status === "WAITING");

/** Applies money for a change of a locked order. It counts while the change waits; later it goes to the wallet. */
export async function receiveChangePayment(
  tx: Db,
  context: Pick<Context, "now">,
  whole: WholeOrder,
  { payment, transaction, at }: Received,
) {
  const { customerId, id: orderId } = whole.order;
  const change = whole.changes.find(({ id }) => id === payment.changeId);
  if (!change) throw new Error("A payment for a change has its change");
  const counts = change.status === "WAITING";
  await setPaymentReceived(tx, payment.id, { status: counts ? "PAID" : "REFUNDED", transaction, at });
  if (counts) {
    await failChangeAttempts(tx, whole, change.id, at, payment.id);
    await applyChange(tx, context, whole, change);
  } else {
    const { amount, id: paymentId } = payment;
    const note = `Tiền ${paymentNames[payment.type]} của lần đổi đơn ${orderId} đến khi không còn cần`;
    await insertWalletEntry(tx, { customerId, amount, kind: "ADJUSTMENT", orderId, paymentId, note, at });
    await notify(tx, { customerId, ...toWalletMessage(amount, note) }, at);
  }
  await announce(tx, customerId, "payment", { paymentId: payment.id, orderId, status: counts ? "PAID" : "REFUNDED" });
  return counts ? ("counted" as const) : ("to-wallet" as const);
}

/**
 * Records a failed payment; the change waits for another one until its hold ends. Later, only the end of the change is
 * announced.
 */
export async function failChangePayment(
  tx: Db,
  payment: PaymentRow,
  whole: WholeOrder,
  { at, code }: { at: Date; code: string | null },
): Promise<void> {
  const { order, changes } = whole;
  await setPaymentFailed(tx, payment.id, code);
  const change = changes.find(({ id }) => id === payment.changeId);
  if (change?.holdUntil && at < change.holdUntil) {
    const why = failureText({ type: payment.type, status: "FAILED", failure: code });
    await notify(tx, { customerId: order.customerId, ...changePaymentFailedMessage(order, change, why) }, at);
  }
  await announce(tx, order.customerId, "payment", { paymentId: payment.id, orderId: order.id, status: "FAILED" });
}
