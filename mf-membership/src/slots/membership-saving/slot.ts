import { membershipSaving } from "@thuot-tha/shared/contracts/slots/membership";
import { slotContent } from "@thuot-tha/shared/platform";
import { CartSaving } from "./CartSaving.tsx";

/** What a member saves on the cart, and what others would save. */
export const cartSavingSlot = slotContent({ slot: membershipSaving, rendering: "client", Component: CartSaving });
