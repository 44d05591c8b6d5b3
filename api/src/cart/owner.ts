import type { CartOwner } from "../caller/cart-owner.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { hashToken, newToken } from "../secrets.ts";
import { findCart, insertCart, mergeCarts, touchCart } from "./queries/carts.ts";

/** Id of the owner's cart; null before its first line. */
export async function cartOf(db: Db, { customerId, guestToken }: CartOwner): Promise<string | null> {
  if (customerId !== null) return findCart(db, { customerId });
  return guestToken ? findCart(db, { guestHash: hashToken(guestToken) }) : null;
}

/**
 * The owner's cart, created on first use.
 * @returns its id, and the token by which a guest's browser finds it
 */
export async function ensureCart(
  db: Db,
  { now }: Context,
  owner: CartOwner,
): Promise<{ cartId: string; guestToken: string | null }> {
  const at = now();
  const found = await cartOf(db, owner);
  if (found && (await touchCart(db, found, at))) return { cartId: found, guestToken: owner.guestToken };
  const { customerId } = owner;
  if (customerId !== null) return { cartId: await insertCart(db, { customerId }, at), guestToken: null };
  const guestToken = newToken();
  return { cartId: await insertCart(db, { guestHash: hashToken(guestToken) }, at), guestToken };
}

/**
 * Moves a guest's lines to the customer's cart.
 * @returns the customer's cart, if any, and whether a guest's cart was merged into it
 */
export async function mergeGuestCart(
  db: Db,
  { now }: Context,
  guestToken: string | null,
  customerId: string,
): Promise<{ cartId: string | null; merged: boolean }> {
  const guestCart = await cartOf(db, { customerId: null, guestToken });
  const own = await findCart(db, { customerId });
  if (!guestCart) return { cartId: own, merged: false };
  const cartId = own ?? (await insertCart(db, { customerId }, now()));
  await mergeCarts(db, guestCart, cartId);
  return { cartId, merged: true };
}
