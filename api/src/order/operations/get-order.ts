import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { handle } from "../../http/handle.ts";
import { orderNotFound } from "../not-found.ts";
import { findOrder } from "../queries/orders.ts";
import { toOrder } from "../view.ts";

export const getOrderHandler = handle(getOrder, async ({ params, context, customer }) => {
  const order = await findOrder(context.db, customer.customerId, params.orderId);
  if (!order) throw orderNotFound();
  return toOrder(order, context);
});
