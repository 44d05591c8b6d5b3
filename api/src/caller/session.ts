import type { Db } from "../db/client.ts";
import { hashToken } from "../secrets.ts";
import { findSession } from "./queries/sessions.ts";

/** The session of a request. */
export interface SignedIn {
  userId: string;
  customerId: string;
  /** Key of the session, by which it can be ended or spared. */
  sessionHash: string;
  sessionEndsAt: Date;
}

/** The tokens of a browser before a sign-in: of its session, and of a guest's cart. */
export interface Visitor {
  sessionToken: string | null;
  guestToken: string | null;
}

/** What a sign-in opens, for the browser's cookies. */
export interface NewSession {
  token: string;
  /** True when a sign-in with a provider has just created the account. */
  isNewAccount: boolean;
  /** True when a guest's lines were merged into the customer's cart. */
  mergedGuestCart: boolean;
  cartCount: number;
}

/** The session of a token, or null for a guest and for an expired session. */
export async function findSignedIn(db: Db, now: Date, token: string | null): Promise<SignedIn | null> {
  if (!token) return null;
  const sessionHash = hashToken(token);
  const found = await findSession(db, sessionHash, now);
  return found && { ...found, sessionHash };
}
