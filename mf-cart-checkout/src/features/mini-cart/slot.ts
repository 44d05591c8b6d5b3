import type { SlotFill } from "@thuot-tha/shared/platform";
import { MiniCart } from "./MiniCart.tsx";

/** `header.mini-cart`: how many lines the cart has, and the way to it. No props. */
export const miniCartSlot: SlotFill = { Component: MiniCart };
