import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { cartOwner, setCartCount } from "../../http/cart-cookies.ts";
import { handle } from "../../http/handle.ts";
import { cartOf } from "../owner.ts";
import { viewCart } from "../view.ts";

export const listCartItemsHandler = handle(listCartItems, async ({ context, customer, cookies }) => {
  const { items, terms } = await viewCart(context.db, context, await cartOf(context.db, cartOwner(customer, cookies)));
  setCartCount(cookies, context.config, items.length);
  return { items, terms };
});
