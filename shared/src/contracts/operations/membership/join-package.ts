import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Payment, PaymentType } from "../entities/order.ts";
import { Dong, Id, Timestamp } from "../entities/values.ts";
import { idempotencyKey } from "../inputs.ts";

export const joinPackage = defineOperation({
  method: "POST",
  path: "/v2/consumer-membership",
  access: "customer",
  status: 201,
  tag: "membership",
  summary: "Starts the payment of a membership package.",
  headers: z.object({ "idempotency-key": idempotencyKey.optional() }),
  body: z.object({
    membershipPackageId: Id,
    paymentType: PaymentType,
    /** The amount the shopper agreed to: another one is refused with PRICE_CHANGED. */
    expectedAmount: Dong.optional(),
    /**
     * When the package begins, as the shopper agreed to; left out for one that begins at once. Another start is refused
     * with PRICE_CHANGED.
     */
    expectedStart: Timestamp.optional(),
  }),
  response: z.object({ payment: Payment }),
});
