import { payOrder as operation } from "@thuot-tha/shared/contracts/operations/order/pay-order";
import { findOrder } from "../../db/queries/orders.ts";
import { beginPayment } from "../../payments/begin.ts";
import { payOrder } from "../../services/order-pay.ts";
import { toOrder } from "../../services/order-view.ts";
import { gatewaySilent } from "../../services/payment-types.ts";
import { toPayment } from "../../services/payment-view.ts";
import { handle } from "../handle.ts";
import { orderNotFound } from "./not-found.ts";
import { shopperOf } from "./shopper.ts";

export const orderPay = handle(operation, async (call) => {
  const { params, body, context, customer, origin, log } = call;
  const { customerId } = customer;
  const { orderId } = params;
  const made = await payOrder(context, { customerId, orderId, type: body.paymentType }, { origin, log });
  const payment = made.isNew ? await beginPayment(context, made.payment, shopperOf(call, orderId)) : made.payment;
  if (payment.status === "FAILED") throw gatewaySilent(payment.type);
  const whole = await findOrder(context.db, customerId, orderId);
  if (!whole) throw orderNotFound();
  return { order: toOrder(whole, context), payment: toPayment(context, payment) };
});
