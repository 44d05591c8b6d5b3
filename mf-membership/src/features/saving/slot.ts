import type { SlotFill } from "@thuot-tha/shared/platform";
import { CartSaving, type CartSavingProps } from "./CartSaving.tsx";

/** `cart.membership-saving`: what a member saves on the cart, and what others would save. */
export const cartSavingSlot: SlotFill<CartSavingProps> = { Component: CartSaving };
