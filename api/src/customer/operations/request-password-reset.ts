import { requestPasswordReset } from "@thuot-tha/shared/contracts/operations/customer/request-password-reset";
import { sql } from "drizzle-orm";
import { isWithinRate, limitAttempts } from "../../caller/rate-limit.ts";
import type { Context } from "../../context.ts";
import { passwordResets } from "../../db/schema/people.ts";
import { handle } from "../../http/handle.ts";
import { writeLetter } from "../../mail/write.ts";
import { hashToken, newToken } from "../../secrets.ts";
import { hasNewLink } from "../queries/new-links.ts";
import { insertPasswordReset } from "../queries/password-resets.ts";
import { findCredentials, lockUser } from "../queries/users.ts";

/**
 * Maximum letters per customer while a link works, because anyone can have them written. The mailbox has one that
 * works.
 */
const maxLetters = 10;

async function writeResetLetter(context: Context, email: string): Promise<void> {
  const { db, config, now } = context;
  const found = await findCredentials(db, { email });
  const limit = { max: maxLetters, seconds: config.passwordResetMinutes * 60 };
  if (!found || !(await isWithinRate(context, "password-reset", found.userId, limit))) return;
  const token = newToken();
  const at = now();
  const expiresAt = new Date(at.getTime() + config.passwordResetMinutes * 60_000);
  await db.transaction(async (tx) => {
    await lockUser(tx, found.userId);
    // The customer may have been erased before the lock was there, or have another e-mail.
    if (!(await findCredentials(tx, { email }))) return;
    if (await hasNewLink(tx, passwordResets, { userId: found.userId, expiresAt }, sql`used_at IS NULL`)) return;
    await insertPasswordReset(tx, hashToken(token), found.userId, expiresAt);
    await writeLetter(tx, found.customerId, "password-reset", { token }, { now: at, uselessAt: expiresAt });
  });
}

/** Answers with the same content and in the same time whether or not the account exists. */
export const requestPasswordResetHandler = handle(requestPasswordReset, async (call) => {
  const { body, context, from, afterAnswer } = call;
  await limitAttempts(context, "forgot", body.email, from);
  afterAnswer(() => writeResetLetter(context, body.email));
  return {};
});
