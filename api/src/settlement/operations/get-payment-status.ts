import { getPaymentStatus } from "@thuot-tha/shared/contracts/operations/payment/get-payment-status";
import { handle } from "../../http/handle.ts";
import { orderNotFound } from "../../order/not-found.ts";
import { findOrder } from "../../order/queries/orders.ts";
import { leadingPayment, toReceipts } from "../../order/view.ts";
import { paymentChoices } from "../../payment/types.ts";
import { toPayment } from "../../payment/view.ts";
import { endWhenOverdue } from "../overdue.ts";

export const getPaymentStatusHandler = handle(getPaymentStatus, async ({ params, context, customer, origin, log }) => {
  const { db } = context;
  const { orderId } = params;
  const find = async () => {
    const whole = await findOrder(db, customer.customerId, orderId);
    if (!whole) throw orderNotFound();
    return whole;
  };
  const waiting = await find();
  if (waiting.order.status === "NOT_PAID") await endWhenOverdue(context, waiting, { origin, log });
  const whole = await find();
  const { order } = whole;
  return {
    orderStatus: order.status,
    holdUntil: order.holdUntil?.toISOString() ?? null,
    payment: toPayment(context, leadingPayment(whole)),
    paymentTypes: paymentChoices(context.gateways, order.total - order.walletUsed),
    receipts: toReceipts(whole),
  };
});
