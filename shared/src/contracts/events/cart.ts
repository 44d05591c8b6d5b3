import { defineCommand } from "@thuot-tha/shared/contracts";
import * as z from "@thuot-tha/shared/schema";
import { day, quantity } from "../values.ts";

/**
 * Put a piece into the cart. A refusal is a reply, not an error: its message is Vietnamese and meant for the shopper.
 */
export const cartAdd = defineCommand({
  id: "cart.add@1",
  owner: "mf-cart-checkout",
  payload: z.object({
    variantId: z.string(),
    type: z.enum(["rental", "sale"]),
    quantities: quantity,
    /** Wear dates, of a rental only. */
    dateFrom: z.optional(day),
    dateTo: z.optional(day),
  }),
  reply: z.union([
    z.object({ accepted: z.literal(true), total: z.int() }),
    z.object({ accepted: z.literal(false), message: z.string() }),
  ]),
});
