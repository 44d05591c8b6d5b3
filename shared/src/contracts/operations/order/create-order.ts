import { z } from "zod";
import { maxCartLines } from "../../../domain/index.ts";
import { maxNoteLength } from "../../limits/index.ts";
import { defineOperation } from "../define-operation.ts";
import { Order, Payment, PaymentType } from "../entities/order.ts";
import { Day, Dong, Id } from "../entities/values.ts";
import { cartItemIds, idempotencyKey, text } from "../inputs.ts";

export const createOrder = defineOperation({
  method: "POST",
  path: "/v2/order",
  access: "customer",
  status: 201,
  tag: "order",
  summary: "Orders lines of the cart. The same Idempotency-Key gives the same order.",
  refusals: [429],
  headers: z.object({ "idempotency-key": idempotencyKey }),
  body: z.object({
    cartItemIds,
    addressId: Id,
    paymentType: PaymentType,
    note: text.max(maxNoteLength, `Ghi chú tối đa ${maxNoteLength} ký tự.`).optional(),
    useWallet: z.boolean().optional(),
    /** The total the shopper agreed to: another one is refused with PRICE_CHANGED, and the cart stays. */
    expectedTotal: Dong.optional(),
    /** What the wallet would leave to be paid, as the shopper agreed to: more is refused with PRICE_CHANGED. */
    expectedPayable: Dong.optional(),
    /** The wear dates the shopper agreed to: others are refused with CART_CHANGED, even at the same price. */
    expectedDates: z
      .array(z.object({ cartItemId: Id, dateFrom: Day.nullable(), dateTo: Day.nullable() }))
      .max(maxCartLines)
      .optional(),
  }),
  response: z.object({ order: Order, payment: Payment }),
});
