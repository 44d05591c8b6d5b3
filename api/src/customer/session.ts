import { sessionCookie } from "@thuot-tha/shared/contracts/cookies";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import type { Cookies } from "../http/cookies.ts";
import type { SignedIn } from "../http/handle.ts";
import { announce } from "../notification/notify.ts";
import { hashToken, newToken } from "../secrets.ts";
import { deleteOtherSessions, deleteSession, findSession, insertSession } from "./queries/sessions.ts";

/** Who the session cookie belongs to, or null for a guest. */
export async function signedIn({ db, now }: Pick<Context, "db" | "now">, cookies: Cookies): Promise<SignedIn | null> {
  const token = cookies.get(sessionCookie);
  if (!token) return null;
  const sessionHash = hashToken(token);
  const found = await findSession(db, sessionHash, now());
  return found && { ...found, sessionHash };
}

/** Opens a session within a transaction. @returns the token for the cookie */
export async function openSession(db: Db, { config, now }: Context, userId: string): Promise<string> {
  const token = newToken();
  const at = now();
  const expiresAt = new Date(at.getTime() + config.sessionDays * 86_400_000);
  await insertSession(db, hashToken(token), userId, at, expiresAt);
  return token;
}

/** Ends one session; its open pages are told. Within a transaction. */
export async function endSession(tx: Db, { customerId, sessionHash }: Pick<SignedIn, "customerId" | "sessionHash">) {
  await deleteSession(tx, sessionHash);
  await announce(tx, customerId, "session-ended", {});
}

/** Ends all sessions of somebody but the one to keep, if any; their open pages are told. Within a transaction. */
export async function endOtherSessions(
  tx: Db,
  { userId, customerId }: Pick<SignedIn, "userId" | "customerId">,
  keep: string | null,
) {
  await deleteOtherSessions(tx, userId, keep);
  await announce(tx, customerId, "session-ended", {});
}
