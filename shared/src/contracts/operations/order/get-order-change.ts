import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Order } from "../entities/order.ts";
import { Id } from "../entities/values.ts";

/** Queries the gateway when its notification is late. */
export const getOrderChange = defineOperation({
  method: "GET",
  path: "/v2/order/:orderId/change/:changeId",
  access: "customer",
  tag: "order",
  summary: "The order with the current state of a change and its payment.",
  params: z.object({ orderId: Id, changeId: Id }),
  response: Order,
});
