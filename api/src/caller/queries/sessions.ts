import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { customers, sessions } from "../../db/schema/people.ts";

/** The user and customer of an unexpired session, or null. */
export async function findSession(db: Db, tokenHash: string, now: Date) {
  const [found] = await db
    .select({ userId: sessions.userId, customerId: customers.id, sessionEndsAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(customers, eq(customers.userId, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return found ?? null;
}
