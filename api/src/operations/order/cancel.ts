import { cancelOrder as operation } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { findOrder, lockOrder } from "../../db/queries/orders.ts";
import { cancelOrder } from "../../services/order-cancel.ts";
import { toOrder } from "../../services/order-view.ts";
import { handle } from "../handle.ts";
import { orderNotFound } from "./not-found.ts";

export const orderCancel = handle(operation, async ({ params, context, customer }) => {
  const { customerId } = customer;
  return context.db.transaction(async (tx) => {
    const whole = await lockOrder(tx, params.orderId);
    if (whole?.order.customerId !== customerId) throw orderNotFound();
    await cancelOrder(tx, context, whole, "customer");
    const order = await findOrder(tx, customerId, params.orderId);
    if (!order) throw orderNotFound();
    return toOrder(order, context);
  });
});
