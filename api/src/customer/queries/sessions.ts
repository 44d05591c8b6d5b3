import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { sessions } from "../../db/schema/people.ts";

export async function insertSession(db: Db, tokenHash: string, userId: string, now: Date, expiresAt: Date) {
  await db.insert(sessions).values({ tokenHash, userId, createdAt: now, expiresAt });
}

export async function deleteSession(db: Db, tokenHash: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends all sessions of a user except `keep`. */
export async function deleteOtherSessions(db: Db, userId: string, keep: string | null) {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keep === null ? undefined : ne(sessions.tokenHash, keep)));
}
