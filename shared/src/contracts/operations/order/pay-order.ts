import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Order, Payment, PaymentType } from "../entities/order.ts";
import { Id } from "../entities/values.ts";

/**
 * Another attempt for an order that is NOT_PAID, by any method. A pending attempt of the same type is returned again.
 */
export const payOrder = defineOperation({
  method: "POST",
  path: "/v2/order/:orderId/pay",
  access: "customer",
  tag: "order",
  summary: "Pays an unpaid order, by any payment type.",
  params: z.object({ orderId: Id }),
  body: z.object({ paymentType: PaymentType }),
  response: z.object({ order: Order, payment: Payment }),
});
