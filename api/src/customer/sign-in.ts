import { sessionCookie, signedInCookie } from "@thuot-tha/shared/contracts/cookies";
import type { Account } from "@thuot-tha/shared/contracts/operations/entities";
import { mergeGuestCart } from "../cart/owner.ts";
import { countCartItems } from "../cart/queries/carts.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { showCartCount } from "../http/cart-cookies.ts";
import type { Cookies } from "../http/cookies.ts";
import { findAccount } from "./queries/users.ts";
import { endSession, openSession, signedIn } from "./session.ts";

/**
 * Opens a session in the place of the one the browser may have, and hands the guest's cart over to the customer. Runs in
 * the caller's transaction; the cookies are only sent when the whole request succeeds.
 */
export async function signIn(
  tx: Db,
  context: Context,
  cookies: Cookies,
  who: { userId: string; customerId: string; isNew?: boolean },
): Promise<Account> {
  const before = await signedIn({ db: tx, now: context.now }, cookies);
  if (before) await endSession(tx, before);
  const token = await openSession(tx, context, who.userId);
  const cartId = await mergeGuestCart(tx, context, cookies, who.customerId);
  const account = await findAccount(tx, who.customerId, context.now());
  cookies.set(sessionCookie, token, context.config.sessionDays);
  cookies.set(signedInCookie, who.isNew ? "new" : "1", context.config.sessionDays);
  showCartCount(cookies, context, cartId === null ? 0 : await countCartItems(tx, cartId));
  return account;
}
