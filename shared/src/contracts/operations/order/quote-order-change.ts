import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { ChangeQuote } from "../entities/order.ts";
import { Id } from "../entities/values.ts";
import { orderChange } from "../inputs.ts";

export const quoteOrderChange = defineOperation({
  method: "POST",
  path: "/v2/order/:orderId/change/quote",
  access: "customer",
  tag: "order",
  summary: "Whether a rental of an order can be extended, moved to other dates or kept, and what it costs.",
  params: z.object({ orderId: Id }),
  body: z.object({
    change: orderChange,
    /** Pay from the wallet first. */
    useWallet: z.boolean().optional(),
  }),
  response: ChangeQuote,
});
