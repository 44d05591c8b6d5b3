import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { OrderStatus, Payment, PaymentChoice, UnmatchedReceipt } from "../entities/order.ts";
import { Id, Timestamp } from "../entities/values.ts";

export const getPaymentStatus = defineOperation({
  method: "GET",
  path: "/v2/payment/:orderId/status",
  access: "customer",
  tag: "payment",
  summary: "The payment status of an order.",
  params: z.object({ orderId: Id }),
  response: z.object({
    orderStatus: OrderStatus,
    holdUntil: Timestamp.nullable(),
    payment: Payment,
    /** All payment methods for the rest of the order, and why some are unavailable. */
    paymentTypes: z.array(PaymentChoice).optional(),
    /** Transfers of a wrong sum, oldest first. */
    receipts: z.array(UnmatchedReceipt).optional(),
  }),
});
