import { defineSlot } from "@thuot-tha/shared/contracts";
import * as z from "@thuot-tha/shared/schema";
import { day, dong, quantity } from "../values.ts";

/** What a member pays for one rental of a piece, on its page. Prices are for one wear day. */
export const membershipPrice = defineSlot({
  id: "product.membership-price@1",
  owner: "mf-catalog",
  props: z.object({
    productId: z.string(),
    rentalPrice: dong,
    membershipRentalPrice: dong,
    /** Wear dates, once chosen: the price is then for the whole rental. */
    dateFrom: z.optional(z.nullable(day)),
    dateTo: z.optional(z.nullable(day)),
  }),
});

/** What membership saves on the cart. Prices are for one piece and wear day; wear dates are null until chosen. */
export const membershipSaving = defineSlot({
  id: "cart.membership-saving@1",
  owner: "mf-cart-checkout",
  props: z.object({
    lines: z.array(
      z.object({
        productId: z.string(),
        type: z.enum(["rental", "sale"]),
        quantities: quantity,
        rentalPrice: dong,
        membershipRentalPrice: dong,
        dateFrom: z.nullable(day),
        dateTo: z.nullable(day),
      }),
    ),
  }),
});
