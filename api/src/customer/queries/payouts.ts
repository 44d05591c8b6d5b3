import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { payouts } from "../../db/schema/orders.ts";

export type PayoutRow = typeof payouts.$inferSelect;

/** Breaks `payouts_one_open` when the customer has a request that is not settled. */
export async function insertPayout(db: Db, values: typeof payouts.$inferInsert): Promise<PayoutRow> {
  const [made] = await db.insert(payouts).values(values).returning();
  return made!;
}

/** A customer's latest requests, newest first. */
export const listPayoutsOf = (db: Db, customerId: string, limit: number): Promise<PayoutRow[]> =>
  db
    .select()
    .from(payouts)
    .where(eq(payouts.customerId, customerId))
    .orderBy(desc(payouts.requestedAt), desc(payouts.id))
    .limit(limit);

/** Requests of all customers that wait for staff, oldest first. */
export const listOpenPayouts = (db: Db): Promise<PayoutRow[]> =>
  db.select().from(payouts).where(eq(payouts.status, "REQUESTED")).orderBy(asc(payouts.requestedAt), asc(payouts.id));

export async function findPayout(db: Db, id: string): Promise<PayoutRow | null> {
  const [found] = await db.select().from(payouts).where(eq(payouts.id, id));
  return found ?? null;
}

/** Records when staff first read the account's number of a waiting request; null when it is unknown or settled. */
export async function setShown(db: Db, id: string, at: Date): Promise<PayoutRow | null> {
  const [changed] = await db
    .update(payouts)
    .set({ shownAt: sql`coalesce(${payouts.shownAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(payouts.id, id), eq(payouts.status, "REQUESTED")))
    .returning();
  return changed ?? null;
}

/**
 * Settles a request and deletes the account's number. Breaks `payouts_bank_transaction` when the transfer is recorded
 * for another request.
 * @param from the status that it has; `PAID` for a transfer that the bank has sent back
 * @param unshown true to settle only while staff have not read the account's number
 * @returns null when it is unknown, has another status, or is shown
 */
export async function settlePayout(
  db: Db,
  id: string,
  settled:
    | { status: "PAID"; bankTransaction: string; settledAt: Date }
    | { status: "REFUSED"; reason: string; settledAt: Date },
  { from = "REQUESTED", unshown = false }: { from?: "REQUESTED" | "PAID"; unshown?: boolean } = {},
): Promise<PayoutRow | null> {
  const [changed] = await db
    .update(payouts)
    .set({ ...settled, accountNumber: null })
    .where(and(eq(payouts.id, id), eq(payouts.status, from), unshown ? isNull(payouts.shownAt) : undefined))
    .returning();
  return changed ?? null;
}
