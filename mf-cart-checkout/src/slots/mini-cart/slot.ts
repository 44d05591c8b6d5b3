import { headerMiniCart } from "@thuot-tha/shared/contracts/slots/header";
import { slotContent } from "@thuot-tha/shared/platform";
import { MiniCart } from "./MiniCart.tsx";

/** The cart link with its number of lines. */
export const miniCartSlot = slotContent({ slot: headerMiniCart, rendering: "client", Component: MiniCart });
