import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { shopTerms } from "../../catalogue/shop-terms.ts";
import { showCartCount } from "../../http/cart-cookies.ts";
import { handle } from "../../http/handle.ts";
import { cartOf } from "../owner.ts";
import { viewCart } from "../view.ts";

export const cartList = handle(listCartItems, async ({ context, customer, cookies }) => {
  const items = await viewCart(context.db, context, await cartOf(context.db, customer, cookies));
  showCartCount(cookies, context, items.length);
  return { items, terms: shopTerms(context) };
});
