import type { Day, DayRange } from "@thuot-tha/shared/domain";
import { and, asc, desc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { daterange } from "../../db/daterange.ts";
import { row, rows } from "../../db/rows.ts";
import { bookings, orderChanges, orderItems, orders, payments } from "../../db/schema/orders.ts";

export type ChangeRow = typeof orderChanges.$inferSelect;

export async function insertChange(db: Db, values: Omit<ChangeRow, "place">): Promise<ChangeRow> {
  const [made] = await db.insert(orderChanges).values(values).returning();
  return made!;
}

/** Sets the payment type after the customer chose another one. */
export async function setChangePaymentType(db: Db, id: string, paymentType: ChangeRow["paymentType"]): Promise<void> {
  await db.update(orderChanges).set({ paymentType }).where(eq(orderChanges.id, id));
}

/** Ends a waiting change. */
export async function endChange(db: Db, id: string, status: "DONE" | "CANCEL"): Promise<void> {
  await db.update(orderChanges).set({ status, holdUntil: null }).where(eq(orderChanges.id, id));
}

/** Newest first. */
export const listChanges = (db: Db, orderIds: readonly string[]): Promise<ChangeRow[]> =>
  db
    .select()
    .from(orderChanges)
    .where(inArray(orderChanges.orderId, [...orderIds]))
    .orderBy(desc(orderChanges.place));

/** Payments of these orders' changes, newest first. */
export async function listChangePayments(db: Db, orderIds: readonly string[]) {
  const found = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orderChanges, eq(orderChanges.id, payments.changeId))
    .where(inArray(orderChanges.orderId, [...orderIds]))
    .orderBy(desc(payments.place));
  return found.map(({ payment }) => payment);
}

/** The order of a change. */
export async function findChangedOrder(db: Db, changeId: string): Promise<string> {
  const [found] = await db
    .select({ orderId: orderChanges.orderId })
    .from(orderChanges)
    .where(eq(orderChanges.id, changeId));
  return found!.orderId;
}

/** Waiting changes whose hold has ended, oldest first. */
export const listOverdueChanges = (db: Db, now: Date) =>
  db
    .select({ id: orderChanges.id, orderId: orders.id, customerId: orders.customerId })
    .from(orderChanges)
    .innerJoin(orders, eq(orders.id, orderChanges.orderId))
    .where(and(eq(orderChanges.status, "WAITING"), lte(orderChanges.holdUntil, now)))
    .orderBy(asc(orderChanges.holdUntil));

/** A live booking; both ranges are inclusive. `changeId` is set for the days that a waiting change holds. */
export interface LineBooking {
  id: string;
  unitId: string;
  orderItemId: string | null;
  changeId: string | null;
  /** A change of its line waits for its payment, and has this piece. */
  isChanging: boolean;
  /** The customer has bought the piece. */
  isKept: boolean;
  /** The piece is out for repair. */
  isRepair: boolean;
  wear: DayRange;
  blocked: DayRange;
}

const listBookings = (db: Db, where: SQL): Promise<LineBooking[]> =>
  rows<LineBooking>(
    db,
    sql`
      SELECT id, unit_id AS "unitId", order_item_id AS "orderItemId", change_id AS "changeId",
        EXISTS (
          SELECT FROM order_changes c WHERE c.order_item_id = bookings.order_item_id AND c.status = 'WAITING'
        ) AS "isChanging",
        EXISTS (
          SELECT FROM order_items i WHERE i.id = bookings.order_item_id AND i.bought_for IS NOT NULL
        ) AS "isKept",
        repair IS NOT NULL AS "isRepair",
        jsonb_build_object('dateFrom', lower(wear)::text, 'dateTo', (upper(wear) - 1)::text) AS wear,
        jsonb_build_object('dateFrom', lower(blocked)::text, 'dateTo', (upper(blocked) - 1)::text) AS blocked
      FROM bookings WHERE status = 'live' AND ${where} ORDER BY lower(blocked), unit_id`,
  );

/** The live bookings of a line, of waiting changes too. */
export const listLineBookings = (db: Db, lineId: string) => listBookings(db, sql`order_item_id = ${lineId}`);

/** Other bookings of these pieces that begin after a day, earliest first. */
export const listLaterBookings = (db: Db, unitIds: readonly string[], after: Day, lineId: string) =>
  listBookings(
    db,
    sql`unit_id IN (${sql.join(
      unitIds.map((id) => sql`${id}`),
      sql`, `,
    )}) AND lower(blocked) > ${after}::date AND order_item_id IS DISTINCT FROM ${lineId}`,
  );

/** Breaks `bookings_never_overlap` when the other piece is booked on one of the days. */
export async function moveBooking(db: Db, id: string, unitId: string): Promise<void> {
  await db.update(bookings).set({ unitId }).where(eq(bookings.id, id));
}

/** Holds days of a piece for a waiting change. Breaks `bookings_never_overlap` when one of them is taken. */
export async function insertHold(
  db: Db,
  values: { unitId: string; orderItemId: string; changeId: string; days: DayRange; bookedAt: Date },
): Promise<void> {
  const { days, ...rest } = values;
  await db.insert(bookings).values({ ...rest, wear: daterange(days), blocked: daterange(days) });
}

export async function deleteHolds(db: Db, changeId: string): Promise<void> {
  await db.delete(bookings).where(eq(bookings.changeId, changeId));
}

export async function releaseLine(db: Db, lineId: string): Promise<void> {
  await db.update(bookings).set({ status: "released" }).where(eq(bookings.orderItemId, lineId));
}

/** Takes rental pieces out of service for good: an import brings back only what an import has removed. */
export async function retireUnits(db: Db, unitIds: readonly string[], at: Date): Promise<void> {
  for (const id of unitIds)
    await db.execute(sql`UPDATE units SET retired_at = ${at.toISOString()}, retired_why = NULL WHERE id = ${id}`);
}

export async function updateLine(db: Db, lineId: string, values: Partial<typeof orderItems.$inferInsert>) {
  await db.update(orderItems).set(values).where(eq(orderItems.id, lineId));
}

export async function updateOrderSums(db: Db, orderId: string, values: Partial<typeof orders.$inferInsert>) {
  await db.update(orders).set(values).where(eq(orders.id, orderId));
}

/**
 * Adds to what the shop bore of an order, which one transaction may change twice: in settling a change and in making
 * it.
 */
export async function addWaived(db: Db, orderId: string, sum: number): Promise<void> {
  await db
    .update(orders)
    .set({ waived: sql`${orders.waived} + ${sum}` })
    .where(eq(orders.id, orderId));
}

export async function setPaymentAmount(db: Db, id: string, amount: number): Promise<void> {
  await db.update(payments).set({ amount }).where(eq(payments.id, id));
}

/** The sale price of one piece of a product; null when it is not sold. */
export async function salePriceOf(db: Db, productId: string): Promise<number | null> {
  const found = await row<{ price: number }>(
    db,
    sql`SELECT sale_price AS price FROM products WHERE id = ${productId} AND for_sale`,
  );
  return found?.price ?? null;
}
