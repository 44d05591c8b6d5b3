import type { DayRange } from "@thuot-tha/shared/domain";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { daterange } from "../../db/daterange.ts";
import { bookings, orderEvents, orderItems, orders, pieceChecks, unitSales } from "../../db/schema/orders.ts";

export type OrderValues = typeof orders.$inferInsert;
export type OrderItemValues = Omit<typeof orderItems.$inferInsert, "id" | "orderId" | "position">;
export type OrderStatus = OrderValues["status"];

export async function insertOrder(db: Db, values: OrderValues) {
  await db.insert(orders).values(values);
}

/** @returns ids of the items, in the order given */
export async function insertOrderItems(db: Db, orderId: string, items: OrderItemValues[]): Promise<string[]> {
  const values = items.map((item, position) => ({ ...item, id: crypto.randomUUID(), orderId, position }));
  await db.insert(orderItems).values(values);
  return values.map(({ id }) => id);
}

/** Breaks the constraint `bookings_never_overlap` when the piece is booked on a blocked day. */
export async function insertBooking(
  db: Db,
  values: { unitId: string; orderItemId: string; wear: DayRange; blocked: DayRange; bookedAt: Date },
) {
  const { wear, blocked, ...rest } = values;
  await db.insert(bookings).values({ ...rest, wear: daterange(wear), blocked: daterange(blocked) });
}

/** Breaks the key `unit_sales_pkey` when the piece is sold already. */
export async function insertUnitSale(db: Db, values: { unitId: string; orderItemId: string; soldAt: Date }) {
  await db.insert(unitSales).values(values);
}

/** Releases every piece of an order: rentals for booking, sales for sale. */
export async function releaseUnits(db: Db, orderId: string) {
  const ofOrder = sql`order_item_id IN (SELECT id FROM order_items WHERE order_id = ${orderId})`;
  await db.execute(sql`UPDATE bookings SET status = 'released' WHERE ${ofOrder}`);
  await db.execute(sql`DELETE FROM unit_sales WHERE ${ofOrder}`);
}

/** Sets the status and adds it to the timeline. */
export async function setOrderStatus(
  db: Db,
  orderId: string,
  status: OrderStatus,
  at: Date,
  note: string | null = null,
) {
  await db.update(orders).set({ status, holdUntil: null }).where(eq(orders.id, orderId));
  await db.insert(orderEvents).values({ orderId, status, at, note });
}

/** Records how many days late the pieces came back, and the fee in đồng. */
export async function setLateReturn(db: Db, orderId: string, late: { lateDays: number; lateFee: number }) {
  await db.update(orders).set(late).where(eq(orders.id, orderId));
}

/** Records the check of a piece in place of an earlier one, and the order's sum of what is kept. */
export async function writeCheck(db: Db, check: typeof pieceChecks.$inferInsert, keptDeposit: number) {
  const { orderId, kept, why, at } = check;
  await db
    .insert(pieceChecks)
    .values(check)
    .onConflictDoUpdate({ target: [pieceChecks.orderItemId, pieceChecks.unitId], set: { kept, why, at } });
  await db.update(orders).set({ keptDeposit }).where(eq(orders.id, orderId));
}

/** The first step of a timeline. */
export async function insertOrderEvent(db: Db, orderId: string, status: OrderStatus, at: Date) {
  await db.insert(orderEvents).values({ orderId, status, at });
}

/** Sets the payment type after the customer chose another one. */
export async function setOrderPaymentType(db: Db, orderId: string, paymentType: OrderValues["paymentType"]) {
  await db.update(orders).set({ paymentType }).where(eq(orders.id, orderId));
}
