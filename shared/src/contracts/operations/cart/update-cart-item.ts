import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Day, Id } from "../entities/values.ts";
import { idempotencyKey, quantities } from "../inputs.ts";
import { ChangedLine } from "../outputs.ts";

export const updateCartItem = defineOperation({
  method: "PUT",
  path: "/v2/cart/cart-item/:id",
  access: "shopper",
  tag: "cart",
  summary:
    "Changes quantity, dates or both of a line; what is left out stays. A line that joins another one adds its pieces, once for an Idempotency-Key.",
  params: z.object({ id: Id }),
  headers: z.object({ "idempotency-key": idempotencyKey.optional() }),
  body: z
    .object({
      id: Id,
      quantities: quantities.optional(),
      /** The wear dates come together, because one without the other is no change of the line's days. */
      dateFrom: Day.nullable().optional(),
      dateTo: Day.nullable().optional(),
    })
    .refine(({ quantities, dateFrom, dateTo }) => [quantities, dateFrom, dateTo].some((one) => one !== undefined), {
      path: ["quantities"],
      message: "Hãy chọn số lượng hoặc ngày mặc.",
    }),
  response: ChangedLine,
});
