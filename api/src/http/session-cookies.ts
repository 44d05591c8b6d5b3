import { guestCookie, sessionCookie, signedInCookie } from "@thuot-tha/shared/contracts/cookies";
import { findSignedIn, type NewSession, type SignedIn, type Visitor } from "../caller/session.ts";
import type { Context } from "../context.ts";
import { setCartCount } from "./cart-cookies.ts";
import type { Cookies } from "./cookies.ts";

/** The customer of the session cookie, or null for a guest. */
export const signedInCustomer = (
  { db, now }: Pick<Context, "db" | "now">,
  cookies: Cookies,
): Promise<SignedIn | null> => findSignedIn(db, now(), cookies.get(sessionCookie));

export const visitorOf = (cookies: Cookies): Visitor => ({
  sessionToken: cookies.get(sessionCookie),
  guestToken: cookies.get(guestCookie),
});

export function writeSession(cookies: Cookies, { config }: Context, session: NewSession): void {
  cookies.set(sessionCookie, session.token, config.sessionDays);
  cookies.set(signedInCookie, session.isNewAccount ? "new" : "1", config.sessionDays);
  if (session.mergedGuestCart) cookies.clear(guestCookie);
  setCartCount(cookies, config, session.cartCount);
}

export function clearSession(cookies: Cookies, { config }: Context): void {
  cookies.clear(sessionCookie);
  cookies.clear(signedInCookie);
  setCartCount(cookies, config, 0);
}
