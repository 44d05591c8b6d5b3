import { payOrder as operation } from "@thuot-tha/shared/contracts/operations/order/pay-order";
import { handle } from "../../http/handle.ts";
import { orderNotFound } from "../../order/not-found.ts";
import { findOrder } from "../../order/queries/orders.ts";
import { shopperOf } from "../../order/shopper.ts";
import { toOrder } from "../../order/view.ts";
import { beginPayment } from "../../payment/begin.ts";
import { gatewayDown } from "../../payment/types.ts";
import { toPayment } from "../../payment/view.ts";
import { payOrder } from "../pay-order.ts";

export const payOrderHandler = handle(operation, async (call) => {
  const { params, body, context, customer, origin, log } = call;
  const { customerId } = customer;
  const { orderId } = params;
  const made = await payOrder(context, { customerId, orderId, type: body.paymentType }, { origin, log });
  const payment = made.isNew ? await beginPayment(context, made.payment, shopperOf(call, orderId)) : made.payment;
  if (payment.status === "FAILED") throw gatewayDown(payment.type);
  const whole = await findOrder(context.db, customerId, orderId);
  if (!whole) throw orderNotFound();
  return { order: toOrder(whole, context), payment: toPayment(context, payment) };
});
