import { cartCountCookie } from "@thuot-tha/shared/contracts/cookies";
import type { Context } from "../context.ts";
import type { Cookies } from "./cookies.ts";

/** Tells the browser how many lines the cart has, for the first paint before any request. */
export function showCartCount(cookies: Cookies, { config }: Context, count: number): void {
  cookies.set(cartCountCookie, count, config.guestCartDays);
}
