import { guestCookie, sessionCookie, signedInCookie } from "@thuot-tha/shared/contracts/cookies";
import type { Context } from "../context.ts";
import { showCartCount } from "./cart-cookies.ts";
import type { Cookies } from "./cookies.ts";
import { findSignedIn, type SignedIn } from "./session.ts";

/** Who the session cookie belongs to, or null for a guest. */
export const signedIn = ({ db, now }: Pick<Context, "db" | "now">, cookies: Cookies): Promise<SignedIn | null> =>
  findSignedIn(db, now(), cookies.get(sessionCookie));

/** What a browser brings to the sign-in: the token of its present session, and of the cart of a guest. */
export interface Visitor {
  sessionToken: string | null;
  guestToken: string | null;
}

export const visitorOf = (cookies: Cookies): Visitor => ({
  sessionToken: cookies.get(sessionCookie),
  guestToken: cookies.get(guestCookie),
});

/** What a sign-in leaves in the browser. */
export interface NewSession {
  token: string;
  /** Whether a provider's word has just made the account. */
  isNewAccount: boolean;
  /** Whether the customer's cart has taken over the lines of the guest's. */
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
