import { and, asc, count, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { Db } from "../client.ts";
import { orderEvents, orderItems, orders, payments } from "../schema/orders.ts";
import type { OrderStatus } from "./order-writes.ts";

/** An order with everything that hangs on it. `payments` newest first. */
export interface WholeOrder {
  order: typeof orders.$inferSelect;
  items: (typeof orderItems.$inferSelect)[];
  events: (typeof orderEvents.$inferSelect)[];
  payments: (typeof payments.$inferSelect)[];
}

/** Fetches what belongs to these orders in three queries, however many there are. */
async function withParts(db: Db, found: (typeof orders.$inferSelect)[]): Promise<WholeOrder[]> {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position));
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id));
  const paid = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, ids))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  return found.map((order) => ({
    order,
    items: items.filter(({ orderId }) => orderId === order.id),
    events: events.filter(({ orderId }) => orderId === order.id),
    payments: paid.filter(({ orderId }) => orderId === order.id),
  }));
}

const selectOrders = (db: Db, where: SQL | undefined) =>
  db.select().from(orders).where(where).orderBy(desc(orders.createdAt), desc(orders.id));

/** Newest first; only in these statuses when some are named. */
export async function listOrders(
  db: Db,
  customerId: string,
  { statuses, page, limit }: { statuses: OrderStatus[] | null; page: number; limit: number },
): Promise<WholeOrder[]> {
  const where = and(eq(orders.customerId, customerId), statuses ? inArray(orders.status, statuses) : undefined);
  return withParts(
    db,
    await selectOrders(db, where)
      .limit(limit)
      .offset((page - 1) * limit),
  );
}

export const countOrders = (db: Db, customerId: string) =>
  db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .groupBy(orders.status);

/** Null also for another customer's. */
export async function findOrder(db: Db, customerId: string, orderId: string): Promise<WholeOrder | null> {
  const found = await selectOrders(db, and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  return (await withParts(db, found))[0] ?? null;
}

/** Any customer's, and nobody else changes it until the transaction ends. */
export async function lockOrder(db: Db, orderId: string): Promise<WholeOrder | null> {
  const found = await selectOrders(db, eq(orders.id, orderId)).for("update");
  return (await withParts(db, found))[0] ?? null;
}
