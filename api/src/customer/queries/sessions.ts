import { and, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { sessions } from "../../db/schema/people.ts";

export async function insertSession(db: Db, tokenHash: string, userId: string, now: Date, expiresAt: Date) {
  await db.insert(sessions).values({ tokenHash, userId, createdAt: now, expiresAt });
}

export async function deleteSession(db: Db, tokenHash: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends a session and keeps its row, by which its token is still known until the row is cleaned up. */
export async function expireSession(db: Db, tokenHash: string, now: Date) {
  await db.update(sessions).set({ expiresAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

/** Whether this token's session has ended, as all others of its user. */
export async function areAllEnded(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const own = db.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.tokenHash, tokenHash));
  const ends = await db.select({ at: sessions.expiresAt }).from(sessions).where(inArray(sessions.userId, own));
  return ends.length > 0 && ends.every(({ at }) => at <= now);
}

/** Ends all sessions of a user except `keep`. */
export async function deleteOtherSessions(db: Db, userId: string, keep: string | null) {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keep === null ? undefined : ne(sessions.tokenHash, keep)));
}
