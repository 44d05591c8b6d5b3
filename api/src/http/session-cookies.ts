import { guestCookie, sessionCookie, signedInCookie } from "@thuot-tha/shared/contracts/cookies";
import type { Context } from "../context.ts";
import { showCartCount } from "./cart-cookies.ts";
import type { Cookies } from "./cookies.ts";
import { findSignedIn, type SignedIn } from "./session.ts";

/** The customer of the session cookie, or null for a guest. */
export const signedIn = ({ db, now }: Pick<Context, "db" | "now">, cookies: Cookies): Promise<SignedIn | null> =>
  findSignedIn(db, now(), cookies.get(sessionCookie));

/** The browser's cookies at sign-in: the token of its session, and the token of a guest's cart. */
export interface Visitor {
  sessionToken: string | null;
  guestToken: string | null;
}

export const visitorOf = (cookies: Cookies): Visitor => ({
  sessionToken: cookies.get(sessionCookie),
  guestToken: cookies.get(guestCookie),
});

/** The cookies that a sign-in sets. */
export interface NewSession {
  token: string;
  /** True when a sign-in with a provider has just created the account. */
  isNewAccount: boolean;
  /** True when a guest's lines were merged into the customer's cart. */
  mergedGuestCart: boolean;
  cartCount: number;
}

export function writeSession(cookies: Cookies, { config }: Context, session: NewSession): void {
  cookies.set(sessionCookie, session.token, config.sessionDays);
  cookies.set(signedInCookie, session.isNewAccount ? "new" : "1", config.sessionDays);
  if (session.mergedGuestCart) cookies.clear(guestCookie);
  showCartCount(cookies, config, session.cartCount);
}

export function clearSession(cookies: Cookies, { config }: Context): void {
  cookies.clear(sessionCookie);
  cookies.clear(signedInCookie);
  showCartCount(cookies, config, 0);
}
