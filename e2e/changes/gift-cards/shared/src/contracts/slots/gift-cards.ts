import { defineSlot } from "@thuot-tha/shared/contracts";
import * as z from "@thuot-tha/shared/schema";

/** An offer of gift cards on an empty cart. */
export const cartGiftCard = defineSlot({
  id: "cart.gift-card@1",
  owner: "mf-cart-checkout",
  props: z.object({ title: z.string() }),
});
