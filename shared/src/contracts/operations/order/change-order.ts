import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Order, OrderChange, PaymentType } from "../entities/order.ts";
import { Id } from "../entities/values.ts";
import { orderChange } from "../inputs.ts";

/** An earlier change of the order that still waits for its payment is withdrawn. */
export const changeOrder = defineOperation({
  method: "POST",
  path: "/v2/order/:orderId/change",
  access: "customer",
  tag: "order",
  summary: "Extends a rental of an order, moves it to other dates, or keeps its pieces for their price.",
  refusals: [429],
  params: z.object({ orderId: Id }),
  body: z.object({
    change: orderChange,
    /** How the rest beside the wallet is paid; not needed when nothing is left to pay. */
    paymentType: PaymentType.exclude(["cash"]).optional(),
    useWallet: z.boolean().optional(),
    /** The amount the customer agreed to, negative for a refund: another one is refused with PRICE_CHANGED. */
    expectedAmount: z.int().min(-1_000_000_000_000),
  }),
  response: z.object({ order: Order, change: OrderChange }),
});
