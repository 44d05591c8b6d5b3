import { defineSlot } from "@thuot-tha/shared/contracts";
import * as z from "@thuot-tha/shared/schema";

/** Signing in or registering inside the checkout; `session.changed` is emitted when it is done. */
export const checkoutSignIn = defineSlot({ id: "checkout.sign-in@1", owner: "mf-cart-checkout", props: z.object({}) });

/** The delivery address; the content announces it with `address.chosen`. */
export const checkoutAddress = defineSlot({ id: "checkout.address@1", owner: "mf-cart-checkout", props: z.object({}) });
