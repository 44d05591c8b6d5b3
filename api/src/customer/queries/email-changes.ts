import { and, eq, gt, ne } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { emailChanges, passwordResets, users } from "../../db/schema/people.ts";

interface EmailChange {
  tokenHash: string;
  userId: string;
  /** Normalised. */
  email: string;
  expiresAt: Date;
}

/** Keeps the user's earlier links valid. */
export async function insertEmailChange(db: Db, change: EmailChange) {
  await db.insert(emailChanges).values(change);
}

/** @returns the e-mail that the link sets for this user now, or null */
export async function findNewEmail(db: Db, tokenHash: string, userId: string, now: Date): Promise<string | null> {
  const { email, tokenHash: hash, userId: owner, expiresAt } = emailChanges;
  const [found] = await db
    .select({ email })
    .from(emailChanges)
    .where(and(eq(hash, tokenHash), eq(owner, userId), gt(expiresAt, now)));
  return found?.email ?? null;
}

/**
 * Sets an e-mail that its owner has confirmed, and deletes the user's links for other e-mails and for a new password.
 * Links that confirm an e-mail have no effect once it is. A duplicate breaks the unique key `users_email_key`.
 */
export async function setProvenEmail(tx: Db, userId: string, email: string, now: Date) {
  await tx.update(users).set({ email, emailProvenAt: now }).where(eq(users.id, userId));
  await tx.delete(emailChanges).where(and(eq(emailChanges.userId, userId), ne(emailChanges.email, email)));
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
