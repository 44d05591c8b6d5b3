import { findOrder } from "../../db/queries/orders.ts";
import { toOrder } from "../../services/order-view.ts";
import { operation } from "../operation.ts";
import { orderNotFound } from "./not-found.ts";

export const orderGet = operation("order.get", async ({ params, context, customer }) => {
  const order = await findOrder(context.db, customer.customerId, params.orderId);
  if (!order) throw orderNotFound();
  return toOrder(order, context);
});
