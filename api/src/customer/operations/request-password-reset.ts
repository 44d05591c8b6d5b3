import { requestPasswordReset } from "@thuot-tha/shared/contracts/operations/customer/request-password-reset";
import type { Context } from "../../context.ts";
import { handle } from "../../http/handle.ts";
import { limitAttempts } from "../../http/rate-limit.ts";
import { writeLetter } from "../../mail/write.ts";
import { hashToken, newToken } from "../../secrets.ts";
import { insertPasswordReset } from "../queries/password-resets.ts";
import { findCredentials } from "../queries/users.ts";

async function writeResetLetter({ db, config, now }: Context, email: string): Promise<void> {
  const found = await findCredentials(db, { email });
  if (!found) return;
  const token = newToken();
  const at = now();
  const expiresAt = new Date(at.getTime() + config.passwordResetMinutes * 60_000);
  await db.transaction(async (tx) => {
    await insertPasswordReset(tx, hashToken(token), found.userId, at, expiresAt);
    await writeLetter(tx, found.customerId, "password-reset", { token }, { now: at, uselessAt: expiresAt });
  });
}

/** Answers with the same content and in the same time whether or not the account exists. */
export const requestPasswordResetHandler = handle(requestPasswordReset, async ({ body, context, from }) => {
  await limitAttempts(context, "forgot", body.email, from);
  context.inBackground(writeResetLetter(context, body.email));
  return {};
});
