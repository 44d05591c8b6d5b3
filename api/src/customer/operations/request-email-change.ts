import { requestEmailChange } from "@thuot-tha/shared/contracts/operations/customer/request-email-change";
import { sql } from "drizzle-orm";
import { limitAttempts, limitRate } from "../../caller/rate-limit.ts";
import { emailChanges } from "../../db/schema/people.ts";
import { InvalidFields, Unauthorized } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { writeLetter } from "../../mail/write.ts";
import { hashToken, newToken } from "../../secrets.ts";
import { checkCurrentPassword, emailTaken, wrongPassword } from "../credentials.ts";
import { insertEmailChange } from "../queries/email-changes.ts";
import { hasNewLink } from "../queries/new-links.ts";
import { findCredentials, findUser, holdsPassword } from "../queries/users.ts";

/**
 * Maximum letters in an hour, of a customer, because they go to any address, and to an address, because many accounts
 * may have one owner.
 */
const letterLimit = { max: 5, seconds: 3600 };

/** The customer types the password, because a person who controls the e-mail controls the account. */
export const requestEmailChangeHandler = handle(requestEmailChange, async ({ body, context, customer, from }) => {
  const { db, config } = context;
  const { userId, customerId } = customer;
  const { email, currentPassword } = body;
  await limitAttempts(context, "change-email", userId, from);
  const user = await findUser(db, userId);
  if (!user) throw new Unauthorized();
  await checkCurrentPassword(currentPassword, user, config);
  if (email === user.email) throw new InvalidFields({ email: "Đây đang là e-mail của bạn." });
  if (await findCredentials(db, { email })) throw emailTaken();
  await limitRate(context, "change-email-letter", userId, letterLimit);
  await limitRate(context, "change-email-letter-to", email, letterLimit);
  const token = newToken();
  const now = context.now();
  const expiresAt = new Date(now.getTime() + config.emailConfirmationHours * 3_600_000);
  await db.transaction(async (tx) => {
    // The password may have been changed elsewhere meanwhile, which ends this session.
    if (!(await holdsPassword(tx, userId, user.passwordHash))) throw wrongPassword();
    if (await hasNewLink(tx, emailChanges, { userId, expiresAt }, sql`email = ${email}`)) return;
    await insertEmailChange(tx, { tokenHash: hashToken(token), userId, email, expiresAt });
    await writeLetter(tx, customerId, "new-email", { token, to: email }, { now, uselessAt: expiresAt });
  });
  return {};
});
