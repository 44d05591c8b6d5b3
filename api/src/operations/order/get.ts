import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { findOrder } from "../../db/queries/orders.ts";
import { toOrder } from "../../services/order-view.ts";
import { handle } from "../handle.ts";
import { orderNotFound } from "./not-found.ts";

export const orderGet = handle(getOrder, async ({ params, context, customer }) => {
  const order = await findOrder(context.db, customer.customerId, params.orderId);
  if (!order) throw orderNotFound();
  return toOrder(order, context);
});
