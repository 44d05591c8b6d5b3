import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Order } from "../entities/order.ts";
import { Id } from "../entities/values.ts";

export const getOrder = defineOperation({
  method: "GET",
  path: "/v2/order/:orderId",
  access: "customer",
  tag: "order",
  summary: "One order.",
  params: z.object({ orderId: Id }),
  response: Order,
});
