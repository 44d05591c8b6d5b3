import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Order, OrderChange, PaymentType } from "../entities/order.ts";
import { Id } from "../entities/values.ts";

/** Another attempt for a change that is WAITING. A pending attempt of the same type is returned again. */
export const payOrderChange = defineOperation({
  method: "POST",
  path: "/v2/order/:orderId/change/:changeId/pay",
  access: "customer",
  tag: "order",
  summary: "Pays a change that waits for its payment, by any payment type but cash.",
  params: z.object({ orderId: Id, changeId: Id }),
  body: z.object({ paymentType: PaymentType.exclude(["cash"]) }),
  response: z.object({ order: Order, change: OrderChange }),
});
