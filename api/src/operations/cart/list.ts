import { showCartCount } from "../../services/cart-cookie.ts";
import { cartOf } from "../../services/cart-owner.ts";
import { viewCart } from "../../services/cart-view.ts";
import { operation } from "../operation.ts";

export const cartList = operation("cart.list", async ({ context, customer, cookies }) => {
  const items = await viewCart(context.db, context, await cartOf(context.db, customer, cookies));
  showCartCount(cookies, context, items.length);
  return { items };
});
