import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import { countCartItems, deleteCartItems } from "../../db/queries/carts.ts";
import { showCartCount } from "../../services/cart-cookie.ts";
import { cartOf } from "../../services/cart-owner.ts";
import { handle } from "../handle.ts";

/** What is no longer there counts as deleted. */
export const cartDelete = handle(removeCartItems, async ({ body, context, customer, cookies }) => {
  const { db } = context;
  const cartId = await cartOf(db, customer, cookies);
  if (cartId) await deleteCartItems(db, cartId, body.ids);
  const total = cartId ? await countCartItems(db, cartId) : 0;
  showCartCount(cookies, context, total);
  return { total };
});
