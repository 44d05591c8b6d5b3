import { maxCartLines, maxPiecesPerLine } from "@thuot-tha/shared/domain";
import { and, count, eq, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { deleteOlder } from "../../db/delete-older.ts";
import { cartAdds, cartItems, carts } from "../../db/schema/carts.ts";

type Owner = { customerId: string } | { guestHash: string };

const ownedBy = (owner: Owner) =>
  "customerId" in owner ? eq(carts.customerId, owner.customerId) : eq(carts.guestHash, owner.guestHash);

export async function findCart(db: Db, owner: Owner): Promise<string | null> {
  const [found] = await db.select({ id: carts.id }).from(carts).where(ownedBy(owner));
  return found?.id ?? null;
}

/** Idempotent, so that two concurrent first requests get the same cart. */
export async function insertCart(db: Db, owner: Owner, touchedAt: Date): Promise<string> {
  const target = "customerId" in owner ? carts.customerId : carts.guestHash;
  const [made] = await db
    .insert(carts)
    .values({ ...owner, touchedAt })
    .onConflictDoUpdate({ target, set: { touchedAt } })
    .returning({ id: carts.id });
  return made!.id;
}

/**
 * Locks the cart until the transaction ends, so that changes of its lines are serialised: every transaction that
 * changes, deletes or orders lines starts here. @returns false when the cart does not exist
 */
export async function touchCart(db: Db, cartId: string, touchedAt: Date): Promise<boolean> {
  const touched = await db.update(carts).set({ touchedAt }).where(eq(carts.id, cartId)).returning({ id: carts.id });
  return touched.length > 0;
}

/** Deletes carts of guests who have not returned; their cookies have expired too. */
export const deleteForgottenCarts = (db: Db, before: Date): Promise<void> =>
  deleteOlder(db, carts.touchedAt, before, isNotNull(carts.guestHash));

/**
 * Moves the lines of one cart into another and deletes the empty cart. The moved lines keep their ids, so that a
 * running checkout continues with them; they replace equal lines of the other cart, with the larger number of pieces of
 * the two, and its remaining lines are deselected. A key that both carts know stays that of the other cart. Lines
 * beyond the limit of a cart are deleted: deselected ones first, the oldest first.
 */
export async function mergeCarts(db: Db, from: string, into: string) {
  const twins = sql`
    own.cart_id = ${into} AND i.cart_id = ${from} AND own.variant_id = i.variant_id AND own.type = i.type
    AND own.date_from IS NOT DISTINCT FROM i.date_from AND own.date_to IS NOT DISTINCT FROM i.date_to`;
  await db.execute(sql`SELECT FROM carts WHERE id IN (${from}, ${into}) ORDER BY id FOR UPDATE`);
  await db.execute(sql`
    WITH gone AS (DELETE FROM cart_items own USING cart_items i WHERE ${twins} RETURNING i.id, own.quantities)
    UPDATE cart_items i SET quantities = greatest(i.quantities, gone.quantities) FROM gone WHERE i.id = gone.id`);
  await db.execute(sql`
    UPDATE cart_items SET waiting = true
    WHERE cart_id = ${into} AND EXISTS (SELECT FROM cart_items WHERE cart_id = ${from})`);
  await db.update(cartItems).set({ cartId: into }).where(eq(cartItems.cartId, from));
  const known = db.select({ key: cartAdds.key }).from(cartAdds).where(eq(cartAdds.cartId, into));
  await db
    .update(cartAdds)
    .set({ cartId: into })
    .where(and(eq(cartAdds.cartId, from), notInArray(cartAdds.key, known)));
  await db.delete(carts).where(eq(carts.id, from));
  await db.execute(sql`
    DELETE FROM cart_items WHERE id IN (
      SELECT id FROM cart_items WHERE cart_id = ${into} ORDER BY waiting, created_at DESC, id OFFSET ${maxCartLines})`);
}

export interface CartLine {
  variantId: string;
  type: "rental" | "sale";
  quantities: number;
  dateFrom: string | null;
  dateTo: string | null;
}

/** Adds pieces to the line with the same variant and dates, or inserts a line. @returns the line's id */
export async function addCartItem(db: Db, cartId: string, line: CartLine, createdAt: Date): Promise<string> {
  const [added] = await db
    .insert(cartItems)
    .values({ cartId, ...line, createdAt })
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.variantId, cartItems.type, cartItems.dateFrom, cartItems.dateTo],
      set: {
        quantities: sql`least(${maxPiecesPerLine}::int, ${cartItems.quantities} + excluded.quantities)`,
        waiting: false,
      },
    })
    .returning({ id: cartItems.id });
  return added!.id;
}

/** The request with this key, and the line that it has added to, while it is in the cart. */
export async function findAdd(db: Db, cartId: string, key: string) {
  const [found] = await db
    .select({ itemId: cartAdds.itemId, requestHash: cartAdds.requestHash })
    .from(cartAdds)
    .where(and(eq(cartAdds.cartId, cartId), eq(cartAdds.key, key)));
  return found ?? null;
}

export async function insertAdd(db: Db, add: typeof cartAdds.$inferInsert): Promise<void> {
  await db.insert(cartAdds).values(add);
}

export async function findCartLine(db: Db, cartId: string, id: string) {
  const [found] = await db
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.id, id)));
  return found ?? null;
}

/** The line with the same variant and dates, other than the given one. */
export async function findTwin(db: Db, cartId: string, id: string | null, line: Omit<CartLine, "quantities">) {
  const [found] = await db
    .select({ id: cartItems.id, quantities: cartItems.quantities })
    .from(cartItems)
    .where(sql`
      cart_id = ${cartId} AND id IS DISTINCT FROM ${id} AND variant_id = ${line.variantId} AND type = ${line.type}
      AND date_from IS NOT DISTINCT FROM ${line.dateFrom}::date AND date_to IS NOT DISTINCT FROM ${line.dateTo}::date`);
  return found ?? null;
}

export async function updateCartItem(db: Db, id: string, line: Pick<CartLine, "quantities" | "dateFrom" | "dateTo">) {
  await db.update(cartItems).set(line).where(eq(cartItems.id, id));
}

export async function deleteCartItems(db: Db, cartId: string, ids: string[]) {
  await db.delete(cartItems).where(and(eq(cartItems.cartId, cartId), inArray(cartItems.id, ids)));
}

export async function countCartItems(db: Db, cartId: string): Promise<number> {
  const [found] = await db.select({ total: count() }).from(cartItems).where(eq(cartItems.cartId, cartId));
  return found?.total ?? 0;
}
