import type { SignedIn } from "../caller/session.ts";
import type { Context } from "../context.ts";
import { daysAfter } from "../days.ts";
import type { Db } from "../db/client.ts";
import { announce } from "../notification/notify.ts";
import { hashToken, newToken } from "../secrets.ts";
import { deleteOtherSessions, deleteSession, expireSession, insertSession } from "./queries/sessions.ts";

/** Opens a session within a transaction. @returns the token for the cookie */
export async function openSession(db: Db, { config, now }: Context, userId: string): Promise<string> {
  const token = newToken();
  const at = now();
  const expiresAt = daysAfter(at, config.sessionDays);
  await insertSession(db, hashToken(token), userId, at, expiresAt);
  return token;
}

/** Ends one session and notifies its open pages. Within a transaction. */
export async function endSession(tx: Db, { customerId, sessionHash }: Pick<SignedIn, "customerId" | "sessionHash">) {
  await deleteSession(tx, sessionHash);
  await announce(tx, customerId, "session-ended", {});
}

/** Ends all sessions of a customer; the token of this one is known for a while, so that it can be done again. */
export async function endAllSessions(tx: Db, customer: SignedIn, now: Date) {
  await expireSession(tx, customer.sessionHash, now);
  await endOtherSessions(tx, customer, customer.sessionHash);
}

/** Ends all sessions of a user except `keep`, and notifies their open pages. Within a transaction. */
export async function endOtherSessions(
  tx: Db,
  { userId, customerId }: Pick<SignedIn, "userId" | "customerId">,
  keep: string | null,
) {
  await deleteOtherSessions(tx, userId, keep);
  await announce(tx, customerId, "session-ended", {});
}
