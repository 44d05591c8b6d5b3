import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { idempotencyKeys } from "../schema/orders.ts";

/**
 * Takes a key for the running transaction. A second request with the same key waits here until the first one ends.
 * @returns null when the key is new, else what it was used for
 */
export async function takeKey(db: Db, customerId: string, key: string, requestHash: string, now: Date) {
  const made = await db
    .insert(idempotencyKeys)
    .values({ customerId, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (made.length > 0) return null;
  const [used] = await db
    .select({
      requestHash: idempotencyKeys.requestHash,
      orderId: idempotencyKeys.orderId,
      paymentId: idempotencyKeys.paymentId,
    })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.customerId, customerId), eq(idempotencyKeys.key, key)));
  return used ?? null;
}

export async function rememberOrder(db: Db, customerId: string, key: string, orderId: string) {
  await db.execute(
    sql`UPDATE idempotency_keys SET order_id = ${orderId} WHERE customer_id = ${customerId} AND key = ${key}`,
  );
}

export async function rememberPayment(db: Db, customerId: string, key: string, paymentId: string) {
  await db.execute(
    sql`UPDATE idempotency_keys SET payment_id = ${paymentId} WHERE customer_id = ${customerId} AND key = ${key}`,
  );
}
