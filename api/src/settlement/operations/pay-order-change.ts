import { payOrderChange } from "@thuot-tha/shared/contracts/operations/order/pay-order-change";
import { handle } from "../../http/handle.ts";
import { orderNotFound } from "../../order/not-found.ts";
import { findOrder } from "../../order/queries/orders.ts";
import { changeShopperOf } from "../../order/shopper.ts";
import { toChange, toOrder } from "../../order/view.ts";
import { beginPayment } from "../../payment/begin.ts";
import { gatewayDown } from "../../payment/types.ts";
import { payChange } from "../pay-change.ts";

export const payOrderChangeHandler = handle(payOrderChange, async (call) => {
  const { params, body, context, customer, origin, log } = call;
  const { customerId } = customer;
  const { orderId, changeId } = params;
  const requested = { customerId, orderId, changeId, type: body.paymentType };
  const made = await payChange(context, requested, { origin, log });
  const payment = made.isNew ? await beginPayment(context, made.payment, changeShopperOf(call, orderId)) : made.payment;
  if (payment.status === "FAILED") throw gatewayDown(payment.type);
  const whole = await findOrder(context.db, customerId, orderId);
  const change = whole?.changes.find(({ id }) => id === changeId);
  if (!whole || !change) throw orderNotFound();
  return { order: toOrder(whole, context), change: toChange(whole, context, change) };
});
