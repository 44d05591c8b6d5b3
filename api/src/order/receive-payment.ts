import { paymentNames } from "@thuot-tha/shared/domain/payment";
import type { Db } from "../db/client.ts";
import { writeLetter } from "../mail/write.ts";
import { announce, notify } from "../notification/notify.ts";
import { failureText } from "../payment/failure.ts";
import { toWalletMessage } from "../payment/messages.ts";
import { failPending, type PaymentRow, setPaymentFailed, setPaymentReceived } from "../payment/queries/payments.ts";
import { insertWalletEntry } from "../payment/queries/wallet.ts";
import type { Received } from "../payment/received.ts";
import { paidMessage, paymentFailedMessage } from "./messages.ts";
import type { WholeOrder } from "./queries/orders.ts";
import { setOrderPaymentType, setOrderStatus } from "./queries/writes.ts";
import { isPaid } from "./view.ts";

const notifyCustomer = (tx: Db, customerId: string, { id, orderId }: PaymentRow, status: PaymentRow["status"]) =>
  announce(tx, customerId, "payment", { paymentId: id, orderId, status });

/** Puts money for an order that was cancelled or paid otherwise into the wallet. */
export async function giveToOrderWallet(tx: Db, whole: WholeOrder, { payment, transaction, at }: Received) {
  const { order } = whole;
  const { customerId, id: orderId } = order;
  const by = paymentNames[payment.type];
  const note =
    order.status === "CANCEL"
      ? `Tiền ${by} đến sau khi đơn ${orderId} đã huỷ`
      : isPaid(whole)
        ? `Đơn ${orderId} đã được thanh toán, ${by} trả thêm một lần`
        : `Tiền ${by} cho đơn ${orderId} khác số cần trả sau khi đổi ngày`;
  await setPaymentReceived(tx, payment.id, { status: "REFUNDED", transaction, at });
  const { amount, id: paymentId } = payment;
  await insertWalletEntry(tx, { customerId, amount, kind: "ADJUSTMENT", orderId, paymentId, note, at });
  await notify(tx, { customerId, ...toWalletMessage(amount, note) }, at);
  await notifyCustomer(tx, customerId, payment, "REFUNDED");
  return "to-wallet" as const;
}

/** True for the price from before a change of dates, which a gateway's page may still accept. */
export const isOutdated = ({ order }: WholeOrder, { amount }: Received["payment"]): boolean =>
  amount !== order.total - order.walletUsed;

/** Applies money to a locked order. It counts while the order is unpaid and not cancelled, and costs this amount. */
export async function receiveOrderPayment(tx: Db, whole: WholeOrder, received: Received) {
  const { order } = whole;
  const { payment, transaction, at } = received;
  if (order.status === "CANCEL" || isPaid(whole) || isOutdated(whole, payment)) {
    return giveToOrderWallet(tx, whole, received);
  }
  await failPending(tx, order.id, payment.id);
  await setPaymentReceived(tx, payment.id, { status: "PAID", transaction, at });
  await setOrderPaymentType(tx, order.id, payment.type);
  if (order.status === "NOT_PAID") {
    await setOrderStatus(tx, order.id, "CONFIRMED", at, `Đã thanh toán bằng ${paymentNames[payment.type]}`);
  }
  await notify(tx, { customerId: order.customerId, ...paidMessage(order, payment.amount) }, at);
  await writeLetter(tx, order.customerId, "order-paid", { orderId: order.id }, { now: at });
  await notifyCustomer(tx, order.customerId, payment, "PAID");
  return "counted" as const;
}

/**
 * Records a failed payment; the order keeps waiting for another. After the deadline, only the cancellation is
 * announced.
 */
export async function failOrderPayment(
  tx: Db,
  payment: PaymentRow,
  { order }: WholeOrder,
  { at, code }: { at: Date; code: string | null },
) {
  const { customerId, holdUntil } = order;
  await setPaymentFailed(tx, payment.id, code);
  const why = failureText({ type: payment.type, status: "FAILED", failure: code });
  if (holdUntil !== null && at < holdUntil) await notify(tx, { customerId, ...paymentFailedMessage(order, why) }, at);
  await notifyCustomer(tx, order.customerId, payment, "FAILED");
}
