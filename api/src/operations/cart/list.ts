import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { showCartCount } from "../../services/cart-cookie.ts";
import { cartOf } from "../../services/cart-owner.ts";
import { viewCart } from "../../services/cart-view.ts";
import { shopTerms } from "../../services/shop-terms.ts";
import { handle } from "../handle.ts";

export const cartList = handle(listCartItems, async ({ context, customer, cookies }) => {
  const items = await viewCart(context.db, context, await cartOf(context.db, customer, cookies));
  showCartCount(cookies, context, items.length);
  return { items, terms: shopTerms(context) };
});
