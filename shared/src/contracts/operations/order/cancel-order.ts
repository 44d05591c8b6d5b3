import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Order } from "../entities/order.ts";
import { Dong, Id } from "../entities/values.ts";

export const cancelOrder = defineOperation({
  method: "PUT",
  path: "/v2/order/:orderId/cancel",
  access: "customer",
  tag: "order",
  summary: "Cancels an order; what the terms give back goes to the wallet.",
  params: z.object({ orderId: Id }),
  body: z.object({
    /**
     * The refund the customer agreed to. It is paid if it held within the last 15 minutes; another one is refused with
     * PRICE_CHANGED.
     */
    expectedRefund: Dong.optional(),
  }),
  response: Order,
});
