import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { WearDates } from "../entities/cart.ts";
import { Id } from "../entities/values.ts";
import { quantities } from "../inputs.ts";

export const listInvalidDates = defineOperation({
  method: "POST",
  path: "/v2/cart/invalid-rent-date/list",
  access: "guest",
  tag: "cart",
  summary: "Wear dates of a variant that cannot be chosen, and why.",
  body: z.object({
    variantId: Id,
    quantities,
    /** The line whose dates are changed. Accepted and not needed: a cart holds no piece, so its days count as free. */
    cartItemId: Id.optional(),
  }),
  response: WearDates,
});
