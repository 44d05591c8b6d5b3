import { addCartItem } from "../../db/queries/carts.ts";
import { changedCart } from "../../services/cart-change.ts";
import { checkLine } from "../../services/cart-line-check.ts";
import { ensureCart } from "../../services/cart-owner.ts";
import { operation } from "../operation.ts";

export const cartAdd = operation("cart.add", async ({ body, context, customer, cookies }) => {
  await checkLine(context.db, context, body);
  return context.db.transaction(async (tx) => {
    const cartId = await ensureCart(tx, context, customer, cookies);
    const id = await addCartItem(tx, cartId, body, context.now());
    return changedCart(tx, context, cookies, cartId, id);
  });
});
