import type { Db } from "../db/client.ts";
import { hashToken } from "../secrets.ts";
import { findSession } from "./queries/sessions.ts";

/** Whose session a request carries. */
export interface SignedIn {
  userId: string;
  customerId: string;
  /** Key of the session itself, so that it can be ended or kept. */
  sessionHash: string;
  sessionEndsAt: Date;
}

/** The session of a token, or null for a guest and for a session that is over. */
export async function findSignedIn(db: Db, now: Date, token: string | null): Promise<SignedIn | null> {
  if (!token) return null;
  const sessionHash = hashToken(token);
  const found = await findSession(db, sessionHash, now);
  return found && { ...found, sessionHash };
}
