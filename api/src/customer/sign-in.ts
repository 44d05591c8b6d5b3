import type { Account } from "@thuot-tha/shared/contracts/operations/entities";
import type { NewSession, Visitor } from "../caller/session.ts";
import { findSignedIn } from "../caller/session.ts";
import { mergeGuestCart } from "../cart/owner.ts";
import { countCartItems } from "../cart/queries/carts.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { findAccount } from "./queries/users.ts";
import { endSession, openSession } from "./session.ts";

/**
 * Replaces the browser's session, if any, by a new one, and merges the guest's cart into the customer's. Runs in the
 * caller's transaction; the caller writes the session cookies afterwards.
 */
export async function signIn(
  tx: Db,
  context: Context,
  visitor: Visitor,
  who: { userId: string; customerId: string; isNew?: boolean },
): Promise<{ account: Account; session: NewSession }> {
  const before = await findSignedIn(tx, context.now(), visitor.sessionToken);
  if (before) await endSession(tx, before);
  const token = await openSession(tx, context, who.userId);
  const { cartId, merged } = await mergeGuestCart(tx, context, visitor.guestToken, who.customerId);
  const account = await findAccount(tx, who.customerId, context.now());
  const cartCount = cartId === null ? 0 : await countCartItems(tx, cartId);
  return { account, session: { token, isNewAccount: who.isNew === true, mergedGuestCart: merged, cartCount } };
}
