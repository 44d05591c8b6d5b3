import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { signInAttempts } from "../../db/schema/people.ts";

export type SignInAttempt = typeof signInAttempts.$inferSelect;

export async function insertAttempt(db: Db, attempt: SignInAttempt) {
  await db.insert(signInAttempts).values(attempt);
}

/**
 * Deletes and returns an attempt, so that its callback works once. Null for an attempt of another browser, or an
 * expired one.
 */
export async function takeAttempt(
  db: Db,
  { stateHash, browserHash, provider }: Pick<SignInAttempt, "stateHash" | "browserHash" | "provider">,
  now: Date,
): Promise<SignInAttempt | null> {
  const [found] = await db
    .delete(signInAttempts)
    .where(
      and(
        ...[eq(signInAttempts.stateHash, stateHash), eq(signInAttempts.browserHash, browserHash)],
        ...[eq(signInAttempts.provider, provider), gt(signInAttempts.expiresAt, now)],
      ),
    )
    .returning();
  return found ?? null;
}
