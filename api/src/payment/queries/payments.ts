import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { orders, payments } from "../../db/schema/orders.ts";

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentType = PaymentRow["type"];
type PaymentStatus = PaymentRow["status"];

export async function insertPayment(db: Db, values: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [made] = await db.insert(payments).values(values).returning();
  return made!;
}

/** Finds a payment by its reference at the gateway; one gateway may serve several types. */
export async function findPaymentByReference(db: Db, types: readonly PaymentType[], reference: string) {
  const [found] = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.type, [...types]), eq(payments.gatewayReference, reference)));
  return found ?? null;
}

/** Locks a payment until the transaction ends. Code that needs its order too must lock the order first. */
export async function lockPayment(db: Db, id: string): Promise<PaymentRow> {
  const [found] = await db.select().from(payments).where(eq(payments.id, id)).for("update");
  return found!;
}

/** True when a payment with this gateway transaction is recorded already. */
export async function isTransactionKnown(db: Db, types: readonly PaymentType[], transaction: string) {
  const [found] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.type, [...types]), eq(payments.gatewayTransaction, transaction)));
  return found !== undefined;
}

export async function countPayments(db: Db, orderId: string): Promise<number> {
  const [found] = await db.select({ count: count() }).from(payments).where(eq(payments.orderId, orderId));
  return found?.count ?? 0;
}

export async function setPaymentStatus(db: Db, id: string, status: "PAID" | "FAILED" | "REFUNDED", at: Date) {
  await db
    .update(payments)
    .set(status === "PAID" ? { status, paidAt: at } : { status })
    .where(eq(payments.id, id));
}

/** Marks a payment as failed. @param failure the gateway's code, if it gave one */
export async function setPaymentFailed(db: Db, id: string, failure: string | null) {
  await db.update(payments).set({ status: "FAILED", failure }).where(eq(payments.id, id));
}

/** Marks a payment as paid. Breaks a unique key when the same gateway transaction was recorded before. */
export async function setPaymentReceived(
  db: Db,
  id: string,
  { status, transaction, at }: { status: Extract<PaymentStatus, "PAID" | "REFUNDED">; transaction: string; at: Date },
) {
  const received = { status, gatewayTransaction: transaction, paidAt: at, failure: null };
  await db.update(payments).set(received).where(eq(payments.id, id));
}

/** Fails the pending payments of an order, except one. */
export async function failPending(db: Db, orderId: string, exceptId?: string) {
  const open = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, "PENDING")));
  const ids = open.map(({ id }) => id).filter((id) => id !== exceptId);
  if (ids.length > 0) await db.update(payments).set({ status: "FAILED" }).where(inArray(payments.id, ids));
}

/** Stores the address at which the browser pays. */
export async function setRedirect(db: Db, id: string, redirectUrl: string): Promise<PaymentRow> {
  const [changed] = await db.update(payments).set({ redirectUrl }).where(eq(payments.id, id)).returning();
  return changed!;
}

/** The shop's own code of a payment that its gateway did not open. */
export const notOpened = "not-opened";

/** Fails a payment that its gateway did not open, unless its status has changed since. */
export async function failUnbegun(db: Db, id: string): Promise<void> {
  await db
    .update(payments)
    .set({ status: "FAILED", failure: notOpened })
    .where(and(eq(payments.id, id), eq(payments.status, "PENDING"), isNull(payments.redirectUrl)));
}

/**
 * Claims the right to query the gateway about a payment, so that concurrent pages do not all query. A query after `now`
 * does not count, because the clock has been set back since. @returns whether it was claimed
 */
export async function claimQuery(db: Db, id: string, now: Date, notSince: Date): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ queriedAt: now })
    .where(
      and(
        eq(payments.id, id),
        inArray(payments.status, ["PENDING", "FAILED"]),
        or(isNull(payments.queriedAt), lt(payments.queriedAt, notSince), gt(payments.queriedAt, now)),
      ),
    )
    .returning({ id: payments.id });
  return claimed.length > 0;
}

/** Pending payments of these types, of orders past their payment deadline. */
export async function listOverdue(db: Db, types: readonly PaymentType[], now: Date): Promise<PaymentRow[]> {
  const found = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(orders.status, "NOT_PAID"),
        lte(orders.holdUntil, now),
        eq(payments.status, "PENDING"),
        inArray(payments.type, [...types]),
      ),
    );
  return found.map(({ payment }) => payment);
}

/** Payments of these types begun after `since`, expired at `now` and without money; least recently queried first. */
export const listLapsed = (
  db: Db,
  types: readonly PaymentType[],
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.type, [...types]),
        inArray(payments.status, ["PENDING", "FAILED"]),
        isNotNull(payments.redirectUrl),
        gt(payments.createdAt, since),
        lte(payments.expiresAt, now),
      ),
    )
    .orderBy(sql`${payments.queriedAt} NULLS FIRST`)
    .limit(limit);

/** A customer's payments for one membership package, or for any, newest first. */
export const listMembershipPayments = (db: Db, customerId: string, packageId?: string): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.customerId, customerId),
        packageId === undefined ? isNotNull(payments.packageId) : eq(payments.packageId, packageId),
      ),
    )
    .orderBy(desc(payments.place));

/** Null for an unknown payment, for another customer's, and for an order's. */
export async function findMembershipPayment(db: Db, customerId: string, id: string): Promise<PaymentRow | null> {
  const [found] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.customerId, customerId)));
  return found ?? null;
}
