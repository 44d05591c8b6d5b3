import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { WearDates } from "../entities/cart.ts";
import { Id } from "../entities/values.ts";
import { quantities } from "../inputs.ts";

export const listInvalidDates = defineOperation({
  method: "POST",
  path: "/v2/cart/invalid-rent-date/list",
  access: "shopper",
  tag: "cart",
  summary: "Wear dates of a variant that cannot be chosen, and why.",
  body: z.object({
    variantId: Id,
    quantities,
    /** The line whose dates are changed. It is accepted and ignored, because a cart holds no piece. */
    cartItemId: Id.optional(),
  }),
  response: WearDates,
});
