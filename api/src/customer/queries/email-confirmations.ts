import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { emailConfirmations } from "../../db/schema/people.ts";

/** Keeps the user's earlier links valid. */
export async function insertEmailConfirmation(db: Db, tokenHash: string, userId: string, expiresAt: Date) {
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
