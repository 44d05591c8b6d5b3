import { eq } from "drizzle-orm";
import { cartItems } from "../db/schema/carts.ts";
import type { TestShop } from "./shop.ts";

/** A dress for one day: another day for each index. */
export function moon(index: number) {
  const day = `2027-0${1 + Math.floor(index / 28)}-${String((index % 28) + 1).padStart(2, "0")}`;
  return { variantId: "moon-free", dateFrom: day, dateTo: day };
}

/**
 * Adds `moon` lines to the cart of a line, from one index to before another. They need no requests, of which each
 * answers the whole cart.
 */
export async function fillCart(shop: TestShop, itemId: string, from: number, to: number): Promise<void> {
  const { db } = shop.context;
  const [first] = await db.select().from(cartItems).where(eq(cartItems.id, itemId));
  const { id: _, ...line } = first!;
  const others = Array.from({ length: to - from }, (_, index) => ({ ...line, ...moon(from + index) }));
  await db.insert(cartItems).values(others);
}
