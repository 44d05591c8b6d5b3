import { membershipSaving } from "@thuot-tha/shared/contracts/slots/membership";
import { slotContent } from "@thuot-tha/shared/platform";
import { CartSaving } from "./CartSaving.tsx";

/** A member's savings on the cart, and possible savings for other shoppers. */
export const cartSavingSlot = slotContent({ slot: membershipSaving, rendering: "client", Component: CartSaving });
