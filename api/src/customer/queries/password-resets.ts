import { and, desc, eq, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { passwordResets } from "../../db/schema/people.ts";

const maxLinksPerUser = 5;

/**
 * Keeps the newest of the user's earlier links valid, because a stranger who types the e-mail must not void the owner's
 * link.
 */
export async function insertPasswordReset(db: Db, tokenHash: string, userId: string, expiresAt: Date) {
  const surplus = db
    .select({ tokenHash: passwordResets.tokenHash })
    .from(passwordResets)
    .where(eq(passwordResets.userId, userId))
    .orderBy(desc(passwordResets.expiresAt))
    .offset(maxLinksPerUser - 1);
  await db.delete(passwordResets).where(inArray(passwordResets.tokenHash, surplus));
  await db.insert(passwordResets).values({ tokenHash, userId, expiresAt });
}

const works = (tokenHash: string, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));

/** Id of the user for whom the link works now, or null. */
export async function findResetUser(db: Db, tokenHash: string, now: Date): Promise<string | null> {
  const [found] = await db.select({ userId: passwordResets.userId }).from(passwordResets).where(works(tokenHash, now));
  return found?.userId ?? null;
}

/** Id of the user for whom the link, which would still work, has been used; or null. */
export async function findUsedReset(db: Db, tokenHash: string, now: Date): Promise<string | null> {
  const { userId, tokenHash: hash, usedAt, expiresAt } = passwordResets;
  const used = and(eq(hash, tokenHash), isNotNull(usedAt), gt(expiresAt, now));
  const [found] = await db.select({ userId }).from(passwordResets).where(used);
  return found?.userId ?? null;
}

/** Consumes a link in one statement, so that two requests cannot both use it. @returns whether it worked */
export async function usePasswordReset(tx: Db, tokenHash: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(works(tokenHash, now))
    .returning({ userId: passwordResets.userId });
  return used.length > 0;
}
