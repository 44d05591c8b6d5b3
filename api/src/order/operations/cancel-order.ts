import { cancelOrder as operation } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { handle } from "../../http/handle.ts";
import { cancelOrder } from "../cancel.ts";
import { orderNotFound } from "../not-found.ts";
import { findOrder, lockOrder } from "../queries/orders.ts";
import { toOrder } from "../view.ts";

export const cancelOrderHandler = handle(operation, async ({ params, body, context, customer }) => {
  const { customerId } = customer;
  return context.db.transaction(async (tx) => {
    const whole = await lockOrder(tx, params.orderId);
    if (whole?.order.customerId !== customerId) throw orderNotFound();
    await cancelOrder(tx, context, whole, "customer", body.expectedRefund);
    const order = await findOrder(tx, customerId, params.orderId);
    if (!order) throw orderNotFound();
    return toOrder(order, context);
  });
});
