import { guestCookie } from "@thuot-tha/shared/contracts/cookies";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import type { Cookies } from "../http/cookies.ts";
import type { SignedIn } from "../http/handle.ts";
import { hashToken, newToken } from "../secrets.ts";
import { deleteForgottenCarts, findCart, insertCart, mergeCarts, touchCart } from "./queries/carts.ts";

/** The caller's cart: the customer's, or the guest's by cookie. Null when nothing was put in one yet. */
export async function cartOf(db: Db, customer: SignedIn | null, cookies: Cookies): Promise<string | null> {
  if (customer) return findCart(db, { customerId: customer.customerId });
  const token = cookies.get(guestCookie);
  return token ? findCart(db, { guestHash: hashToken(token) }) : null;
}

/** The caller's cart, made when there is none; a guest gets the cookie that names it, and keeps it from then on. */
export async function ensureCart(
  db: Db,
  { config, now }: Context,
  customer: SignedIn | null,
  cookies: Cookies,
): Promise<string> {
  const at = now();
  const found = await cartOf(db, customer, cookies);
  if (found && (await touchCart(db, found, at))) {
    const known = customer ? undefined : cookies.get(guestCookie);
    if (known) cookies.set(guestCookie, known, config.guestCartDays);
    return found;
  }
  if (customer) return insertCart(db, { customerId: customer.customerId }, at);
  await deleteForgottenCarts(db, new Date(at.getTime() - config.guestCartDays * 86_400_000));
  const token = newToken();
  cookies.set(guestCookie, token, config.guestCartDays);
  return insertCart(db, { guestHash: hashToken(token) }, at);
}

/** Moves what a guest gathered to the customer's cart. @returns the customer's cart, if there is one now */
export async function mergeGuestCart(
  db: Db,
  { now }: Context,
  cookies: Cookies,
  customerId: string,
): Promise<string | null> {
  const guestCart = await cartOf(db, null, cookies);
  const own = await findCart(db, { customerId });
  if (!guestCart) return own;
  const target = own ?? (await insertCart(db, { customerId }, now()));
  await mergeCarts(db, guestCart, target);
  cookies.clear(guestCookie);
  return target;
}
