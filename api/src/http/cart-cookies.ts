import { cartCountCookie, guestCookie } from "@thuot-tha/shared/contracts/cookies";
import type { CartOwner } from "../caller/cart-owner.ts";
import type { Config } from "../config/config.ts";
import type { Cookies } from "./cookies.ts";

export const cartOwner = (customer: { customerId: string } | null, cookies: Cookies): CartOwner =>
  customer
    ? { customerId: customer.customerId, guestToken: null }
    : { customerId: null, guestToken: cookies.get(guestCookie) };

/** Stores the cart's token in a guest's browser. */
export function setGuestCart(cookies: Cookies, config: Config, token: string): void {
  cookies.set(guestCookie, token, config.guestCartDays);
}

/** Stores the number of cart lines in a cookie, so that the first paint needs no request. */
export function setCartCount(cookies: Cookies, config: Config, count: number): void {
  cookies.set(cartCountCookie, count, config.guestCartDays);
}
