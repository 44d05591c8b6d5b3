import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { emailConfirmations } from "../db/schema/people.ts";
import { writeLetter } from "../mail/write.ts";
import { hashToken, newToken } from "../secrets.ts";
import { insertEmailConfirmation } from "./queries/email-confirmations.ts";
import { hasNewLink } from "./queries/new-links.ts";

interface Owner {
  userId: string;
  customerId: string;
}

/**
 * Writes a letter with a link that confirms the e-mail, unless one was just written. Runs in the caller's transaction.
 */
export async function writeConfirmation(
  tx: Db,
  { config, now }: Pick<Context, "config" | "now">,
  kind: "welcome" | "confirm-email",
  { userId, customerId }: Owner,
): Promise<void> {
  const token = newToken();
  const at = now();
  const expiresAt = new Date(at.getTime() + config.emailConfirmationHours * 3_600_000);
  if (await hasNewLink(tx, emailConfirmations, { userId, expiresAt })) return;
  await insertEmailConfirmation(tx, hashToken(token), userId, expiresAt);
  const uselessAt = kind === "confirm-email" ? expiresAt : null;
  await writeLetter(tx, customerId, kind, { token }, { now: at, uselessAt });
}
