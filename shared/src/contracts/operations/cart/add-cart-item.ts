import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Id, SaleType, Timestamp } from "../entities/values.ts";
import { idempotencyKey, nullableDay, quantities } from "../inputs.ts";
import { ChangedLine } from "../outputs.ts";

export const addCartItem = defineOperation({
  method: "POST",
  path: "/v2/cart",
  access: "shopper",
  status: 201,
  tag: "cart",
  summary:
    "Adds a piece to the cart; reserves nothing. A repeated Idempotency-Key adds nothing; other pieces are refused.",
  refusals: [429],
  headers: z.object({ "idempotency-key": idempotencyKey.optional() }),
  body: z.object({
    variantId: Id,
    type: SaleType,
    quantities,
    dateFrom: nullableDay,
    dateTo: nullableDay,
    /** When a removed line that is put back was added before: it returns to its place. Now at the latest. */
    addedAt: Timestamp.optional(),
  }),
  response: ChangedLine,
});
