import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { passwordResets } from "../../db/schema/people.ts";

/** Replaces earlier links of the user, so that only the newest works. */
export async function insertPasswordReset(db: Db, tokenHash: string, userId: string, now: Date, expiresAt: Date) {
  await db.delete(passwordResets).where(or(eq(passwordResets.userId, userId), lt(passwordResets.expiresAt, now)));
  await db.insert(passwordResets).values({ tokenHash, userId, expiresAt });
}

const works = (tokenHash: string, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));

/** True when the link works now. */
export async function isPasswordReset(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const found = await db.select({ userId: passwordResets.userId }).from(passwordResets).where(works(tokenHash, now));
  return found.length > 0;
}

/** Consumes a link in one statement, so that two requests cannot both use it. @returns its user, or null */
export async function usePasswordReset(db: Db, tokenHash: string, now: Date): Promise<string | null> {
  const [used] = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(works(tokenHash, now))
    .returning({ userId: passwordResets.userId });
  return used?.userId ?? null;
}
