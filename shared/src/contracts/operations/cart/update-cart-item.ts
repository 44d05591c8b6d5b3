import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Id } from "../entities/values.ts";
import { idempotencyKey, nullableDay, quantities } from "../inputs.ts";
import { ChangedLine } from "../outputs.ts";

export const updateCartItem = defineOperation({
  method: "PUT",
  path: "/v2/cart/cart-item/:id",
  access: "shopper",
  tag: "cart",
  summary:
    "Changes quantity and dates of a line. One that joins another line adds its pieces, once for an Idempotency-Key.",
  params: z.object({ id: Id }),
  headers: z.object({ "idempotency-key": idempotencyKey.optional() }),
  body: z.object({ id: Id, quantities, dateFrom: nullableDay, dateTo: nullableDay }),
  response: ChangedLine,
});
