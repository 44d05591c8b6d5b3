import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { viewCart } from "./view.ts";

/** The changed line as the shopper sees it now. */
export async function changedCart(
  db: Db,
  context: Context,
  cartId: string,
  itemId: string,
): Promise<OperationOutput<typeof addCartItem>> {
  const items = await viewCart(db, context, cartId);
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw new Error("A line that was just written is not in its cart");
  return { item, total: items.length };
}
