import { headerMiniCart } from "@thuot-tha/shared/contracts/slots/header";
import { slotContent } from "@thuot-tha/shared/platform";
import { MiniCart } from "./MiniCart.tsx";

/** How many lines the cart has, and the way to it. */
export const miniCartSlot = slotContent({ slot: headerMiniCart, rendering: "client", Component: MiniCart });
