import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { idempotencyKeys } from "../../db/schema/orders.ts";

/**
 * Claims a key for the running transaction. A concurrent request with the same key waits until it ends. The lock also
 * prevents the key's deletion meanwhile.
 * @returns null when the key is new, else what it was used for
 */
export async function takeKey(db: Db, customerId: string, key: string, requestHash: string, now: Date) {
  const [found] = await db
    .insert(idempotencyKeys)
    .values({ customerId, key, requestHash, createdAt: now })
    .onConflictDoUpdate({ target: [idempotencyKeys.customerId, idempotencyKeys.key], set: { key } })
    .returning({
      requestHash: idempotencyKeys.requestHash,
      orderId: idempotencyKeys.orderId,
      paymentId: idempotencyKeys.paymentId,
      // `xmax` is 0 for an inserted row.
      isNew: sql<boolean>`xmax = 0`,
    });
  return !found || found.isNew ? null : found;
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
