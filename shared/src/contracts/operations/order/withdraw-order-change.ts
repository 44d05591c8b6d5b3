import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Order } from "../entities/order.ts";
import { Id } from "../entities/values.ts";

export const withdrawOrderChange = defineOperation({
  method: "PUT",
  path: "/v2/order/:orderId/change/:changeId/cancel",
  access: "customer",
  tag: "order",
  summary: "Withdraws a change that waits for its payment; its days become free again.",
  params: z.object({ orderId: Id, changeId: Id }),
  response: Order,
});
