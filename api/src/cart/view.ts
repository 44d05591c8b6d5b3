import type { CartItem, ShopTerms } from "@thuot-tha/shared/contracts/operations/entities";
import { shopTerms } from "../catalogue/shop-terms.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { listCartLines } from "./queries/lines.ts";
import { type JudgedLine, judgeLines } from "./stock.ts";

interface CartView {
  items: CartItem[];
  terms: ShopTerms;
  /** Number of lines. */
  total: number;
}

function toItem({ name, link, brand, images, offered, units, isTaken, createdAt, ...line }: JudgedLine): CartItem {
  return {
    ...line,
    product: { name, link, brand, images },
    available: line.unavailableReason === null,
    addedAt: new Date(createdAt).toISOString(),
  };
}

/** The whole cart as the shopper sees it; empty when there is no cart. */
export async function viewCart(db: Db, context: Context, cartId: string | null): Promise<CartView> {
  const lines = cartId === null ? [] : await listCartLines(db, cartId);
  const items = (await judgeLines(db, context, lines)).map(toItem);
  return { items, terms: shopTerms(context), total: items.length };
}

/** The whole cart after a line of it was written, and that line. */
export async function viewChangedLine(
  db: Db,
  context: Context,
  cartId: string,
  itemId: string,
): Promise<CartView & { item: CartItem }> {
  const cart = await viewCart(db, context, cartId);
  const item = cart.items.find(({ id }) => id === itemId);
  if (!item) throw new Error("A line that was just written is not in its cart");
  return { ...cart, item };
}
