import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { PaymentType, Quote } from "../entities/order.ts";
import { Id } from "../entities/values.ts";
import { cartItemIds } from "../inputs.ts";

export const quoteOrder = defineOperation({
  method: "POST",
  path: "/v2/order/quote",
  access: "shopper",
  tag: "order",
  summary: "What an order of these lines would cost, line by line.",
  body: z.object({
    cartItemIds,
    addressId: Id.optional(),
    paymentType: PaymentType.optional(),
    /** Pay from the wallet first. */
    useWallet: z.boolean().optional(),
  }),
  response: Quote,
});
