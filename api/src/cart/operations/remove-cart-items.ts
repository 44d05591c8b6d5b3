import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import { cartOwner, setCartCount } from "../../http/cart-cookies.ts";
import { handle } from "../../http/handle.ts";
import { cartOf } from "../owner.ts";
import { deleteCartItems, touchCart } from "../queries/carts.ts";
import { viewCart } from "../view.ts";

/** A line that no longer exists counts as deleted. */
export const removeCartItemsHandler = handle(removeCartItems, async ({ body, context, customer, cookies }) => {
  const cart = await context.db.transaction(async (tx) => {
    const cartId = await cartOf(tx, cartOwner(customer, cookies));
    if (cartId && (await touchCart(tx, cartId, context.now()))) await deleteCartItems(tx, cartId, body.ids);
    return viewCart(tx, context, cartId);
  });
  setCartCount(cookies, context.config, cart.total);
  return cart;
});
