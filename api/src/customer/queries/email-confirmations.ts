import { and, eq, gt, lt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { emailConfirmations } from "../../db/schema/people.ts";

/** Keeps the user's earlier links valid, and deletes all expired links. */
export async function insertEmailConfirmation(db: Db, tokenHash: string, userId: string, now: Date, expiresAt: Date) {
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, now));
  await db.insert(emailConfirmations).values({ tokenHash, userId, expiresAt });
}

/** True when the link confirms this user's e-mail now. */
export async function isEmailConfirmation(db: Db, tokenHash: string, userId: string, now: Date): Promise<boolean> {
  const { tokenHash: hash, userId: owner, expiresAt } = emailConfirmations;
  const found = await db
    .select({ hash })
    .from(emailConfirmations)
    .where(and(eq(hash, tokenHash), eq(owner, userId), gt(expiresAt, now)));
  return found.length > 0;
}
