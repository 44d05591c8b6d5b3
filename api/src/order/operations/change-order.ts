import { changeOrder as operation } from "@thuot-tha/shared/contracts/operations/order/change-order";
import { handle } from "../../http/handle.ts";
import { beginPayment } from "../../payment/begin.ts";
import { gatewayDown } from "../../payment/types.ts";
import { changeOrder } from "../change.ts";
import { orderNotFound } from "../not-found.ts";
import { findOrder } from "../queries/orders.ts";
import { changeShopperOf } from "../shopper.ts";
import { toChange, toOrder } from "../view.ts";

export const changeOrderHandler = handle(operation, async (call) => {
  const { params, body, context, customer } = call;
  const { customerId } = customer;
  const { orderId } = params;
  const { change: input, paymentType = null, useWallet = false, expectedAmount } = body;
  const made = await changeOrder(context, {
    customerId,
    orderId,
    change: input,
    paymentType,
    useWallet,
    expectedAmount,
  });
  if (made.payment) {
    const begun = await beginPayment(context, made.payment, changeShopperOf(call, orderId));
    if (begun.status === "FAILED") throw gatewayDown(begun.type);
  }
  const whole = await findOrder(context.db, customerId, orderId);
  const change = whole?.changes.find(({ id }) => id === made.changeId);
  if (!whole || !change) throw orderNotFound();
  return { order: toOrder(whole, context), change: toChange(whole, context, change) };
});
