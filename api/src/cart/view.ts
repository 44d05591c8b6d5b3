import type { CartItem } from "@thuot-tha/shared/contracts/operations/entities";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { listCartLines } from "./queries/lines.ts";
import { type JudgedLine, judgeLines } from "./stock.ts";

function toItem({ name, link, brand, images, offered, units, isTaken, ...line }: JudgedLine): CartItem {
  return { ...line, product: { name, link, brand, images }, available: line.unavailableReason === null };
}

/** The whole cart as the shopper sees it; empty when there is no cart. */
export async function viewCart(db: Db, context: Context, cartId: string | null): Promise<CartItem[]> {
  if (cartId === null) return [];
  const lines = await listCartLines(db, cartId);
  return (await judgeLines(db, context, lines)).map(toItem);
}
