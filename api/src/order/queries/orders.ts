import { addDays, type Day } from "@thuot-tha/shared/domain";
import { firstPeriodStart } from "@thuot-tha/shared/domain/order";
import { and, asc, count, desc, eq, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { startOfDay } from "../../days.ts";
import type { Db } from "../../db/client.ts";
import { literally } from "../../db/literally.ts";
import {
  orderAddressChanges,
  orderEvents,
  orderItems,
  orderProblems,
  orders,
  payments,
  pieceChecks,
  walletEntries,
} from "../../db/schema/orders.ts";
import { listReceiptsOf, type OrderReceipt } from "../../payment/queries/receipts.ts";
import { type ChangeRow, listChangePayments, listChanges } from "./changes.ts";
import type { OrderStatus } from "./writes.ts";

/**
 * An order with its related records. `payments`, `changes`, `changePayments`, `addressChanges` and `problems` newest
 * first, `walletEntries` and `receipts` oldest first. `payments` are those of the order itself.
 */
export interface WholeOrder {
  order: typeof orders.$inferSelect;
  /** All lines, also of rentals that never went out. */
  lines: (typeof orderItems.$inferSelect)[];
  /** Without rentals that never went out. */
  items: (typeof orderItems.$inferSelect)[];
  /** The delivery day of the first rental, also of one that never went out; null without a rental. */
  firstDelivery: Day | null;
  events: (typeof orderEvents.$inferSelect)[];
  payments: (typeof payments.$inferSelect)[];
  walletEntries: (typeof walletEntries.$inferSelect)[];
  receipts: OrderReceipt[];
  changes: ChangeRow[];
  changePayments: (typeof payments.$inferSelect)[];
  addressChanges: (typeof orderAddressChanges.$inferSelect)[];
  problems: (typeof orderProblems.$inferSelect)[];
  /** Checks of returned pieces, oldest first. */
  checks: (typeof pieceChecks.$inferSelect)[];
}

/** Loads the related records of orders in a fixed number of queries. */
async function withParts(db: Db, found: (typeof orders.$inferSelect)[]): Promise<WholeOrder[]> {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position));
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id));
  const paid = await db.select().from(payments).where(inArray(payments.orderId, ids)).orderBy(desc(payments.place));
  const entries = await db
    .select()
    .from(walletEntries)
    .where(inArray(walletEntries.orderId, ids))
    .orderBy(asc(walletEntries.place));
  const receipts = await listReceiptsOf(db, ids);
  const changes = await listChanges(db, ids);
  const changePaid = changes.length > 0 ? await listChangePayments(db, ids) : [];
  const addressChanges = await db
    .select()
    .from(orderAddressChanges)
    .where(inArray(orderAddressChanges.orderId, ids))
    .orderBy(desc(orderAddressChanges.id));
  const problems = await db
    .select()
    .from(orderProblems)
    .where(inArray(orderProblems.orderId, ids))
    .orderBy(desc(orderProblems.createdAt), desc(orderProblems.id));
  const checks = await db
    .select()
    .from(pieceChecks)
    .where(inArray(pieceChecks.orderId, ids))
    .orderBy(asc(pieceChecks.at), asc(pieceChecks.unitId));
  return found.map((order) => ({
    order,
    lines: lines.filter(({ orderId }) => orderId === order.id),
    items: lines.filter(({ orderId, undelivered }) => orderId === order.id && !undelivered),
    firstDelivery: firstPeriodStart(lines.filter(({ orderId }) => orderId === order.id)),
    events: events.filter(({ orderId }) => orderId === order.id),
    payments: paid.filter(({ orderId }) => orderId === order.id),
    walletEntries: entries.filter(({ orderId }) => orderId === order.id),
    receipts: receipts.filter(({ orderId }) => orderId === order.id),
    changes: changes.filter(({ orderId }) => orderId === order.id),
    changePayments: changePaid.filter(({ changeId }) =>
      changes.some(({ id, orderId }) => id === changeId && orderId === order.id),
    ),
    addressChanges: addressChanges.filter(({ orderId }) => orderId === order.id),
    problems: problems.filter(({ orderId }) => orderId === order.id),
    checks: checks.filter(({ orderId }) => orderId === order.id),
  }));
}

const selectOrders = (db: Db, where: SQL | undefined) =>
  db.select().from(orders).where(where).orderBy(desc(orders.createdAt), desc(orders.id));

export interface OrderSearch {
  /** Folded; the order's number or its pieces contain every one. */
  words: readonly string[];
  /** Vietnamese days on which the order was placed, both inclusive. */
  from?: Day;
  to?: Day;
}

function ofCustomer(customerId: string, { words, from, to }: OrderSearch): SQL | undefined {
  const held = words.map((word) => {
    const like = `%${literally(word)}%`;
    return sql`(lower(${orders.id}) LIKE ${like} OR EXISTS (SELECT FROM order_items i
      WHERE i.order_id = ${orders.id} AND fold_text(i.name) LIKE ${like}))`;
  });
  return and(
    eq(orders.customerId, customerId),
    from ? gte(orders.createdAt, startOfDay(from)) : undefined,
    to ? lt(orders.createdAt, startOfDay(addDays(to, 1))) : undefined,
    ...held,
  );
}

export interface OrderFilter extends OrderSearch {
  /** Only in these statuses; null for all. */
  statuses: OrderStatus[] | null;
}

/** Newest first. */
export async function listOrders(
  db: Db,
  customerId: string,
  { statuses, ...search }: OrderFilter,
  { page, limit }: { page: number; limit: number },
): Promise<WholeOrder[]> {
  const where = and(ofCustomer(customerId, search), statuses ? inArray(orders.status, statuses) : undefined);
  return withParts(
    db,
    await selectOrders(db, where)
      .limit(limit)
      .offset((page - 1) * limit),
  );
}

export const countOrders = (db: Db, customerId: string, search: OrderSearch) =>
  db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(ofCustomer(customerId, search))
    .groupBy(orders.status);

/** Null for an unknown order and for another customer's. */
export async function findOrder(db: Db, customerId: string, orderId: string): Promise<WholeOrder | null> {
  const found = await selectOrders(db, and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  return (await withParts(db, found))[0] ?? null;
}

/** An order of any customer; null for an unknown one. */
export async function findAnyOrder(db: Db, orderId: string): Promise<WholeOrder | null> {
  return (await withParts(db, await selectOrders(db, eq(orders.id, orderId))))[0] ?? null;
}

/** The customer of an order that exists. */
export async function findOrderOwner(db: Db, orderId: string): Promise<string> {
  const [found] = await db.select({ customerId: orders.customerId }).from(orders).where(eq(orders.id, orderId));
  return found!.customerId;
}

/** Locks an order of any customer until the transaction ends. */
export async function lockOrder(db: Db, orderId: string): Promise<WholeOrder | null> {
  const found = await selectOrders(db, eq(orders.id, orderId)).for("update");
  return (await withParts(db, found))[0] ?? null;
}

/** Orders past their payment deadline, oldest deadline first. */
export async function listOverdueOrders(db: Db, now: Date): Promise<string[]> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, "NOT_PAID"), lte(orders.holdUntil, now)))
    .orderBy(asc(orders.holdUntil));
  return found.map(({ id }) => id);
}

const isLate = (status: OrderStatus, today: Day): SQL | undefined =>
  and(
    eq(orders.status, status),
    sql`EXISTS (SELECT FROM order_items i WHERE i.order_id = ${orders.id} AND i.date_from < ${today}::date)`,
  );

/** Orders in this status with a rental whose first wear day is before `today`. */
export async function listLateOrders(
  db: Db,
  today: Day,
  status: Extract<OrderStatus, "CONFIRMED" | "DELIVERING">,
): Promise<string[]> {
  const found = await db.select({ id: orders.id }).from(orders).where(isLate(status, today)).orderBy(asc(orders.id));
  return found.map(({ id }) => id);
}

/** Locks an order that is still late in the shop; null when another process holds it or its status has changed. */
export async function lockLateOrder(db: Db, orderId: string, today: Day): Promise<WholeOrder | null> {
  const late = and(eq(orders.id, orderId), isLate("CONFIRMED", today));
  const found = await selectOrders(db, late).for("update", { skipLocked: true });
  return (await withParts(db, found))[0] ?? null;
}

/** Locks an order that is still overdue; null when another process holds it or its status has changed. */
export async function lockOverdueOrder(db: Db, orderId: string, now: Date): Promise<WholeOrder | null> {
  const overdue = and(eq(orders.id, orderId), eq(orders.status, "NOT_PAID"), lte(orders.holdUntil, now));
  const found = await selectOrders(db, overdue).for("update", { skipLocked: true });
  return (await withParts(db, found))[0] ?? null;
}
