import { cartCountCookie, guestCookie } from "@thuot-tha/shared/contracts/cookies";
import type { Config } from "../config/config.ts";
import type { Cookies } from "./cookies.ts";

/** Whose cart a request is about: a customer's, else that of a guest whose browser has a token for it. */
export interface CartOwner {
  customerId: string | null;
  guestToken: string | null;
}

export const cartOwner = (customer: { customerId: string } | null, cookies: Cookies): CartOwner =>
  customer
    ? { customerId: customer.customerId, guestToken: null }
    : { customerId: null, guestToken: cookies.get(guestCookie) };

/** Lets a guest's browser find its cart from now on. */
export function keepGuestCart(cookies: Cookies, config: Config, token: string): void {
  cookies.set(guestCookie, token, config.guestCartDays);
}

/** Tells the browser how many lines the cart has, for the first paint before any request. */
export function showCartCount(cookies: Cookies, config: Config, count: number): void {
  cookies.set(cartCountCookie, count, config.guestCartDays);
}
