import { resetPassword } from "@thuot-tha/shared/contracts/operations/customer/reset-password";
import { isWithinRate, resetAttempts } from "../../caller/rate-limit.ts";
import type { Context } from "../../context.ts";
import { BadRequest } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { writeLetter } from "../../mail/write.ts";
import { hashToken } from "../../secrets.ts";
import { checkNewPassword } from "../credentials.ts";
import { acceptMailboxProof } from "../mailbox-proof.ts";
import { checkPassword, hashPassword } from "../password.ts";
import { findResetUser, findUsedReset, usePasswordReset } from "../queries/password-resets.ts";
import { findUser, lockUser, updatePassword } from "../queries/users.ts";
import { endOtherSessions } from "../session.ts";

/** Requests in an hour that may ask whether a used link has set a password, which would be a way to guess it. */
const maxRepeated = 5;

/**
 * Whether an earlier request has set this password by this link. A browser sends a request again when its answer is
 * lost.
 */
async function isDone(context: Context, tokenHash: string, password: string): Promise<boolean> {
  const { db, config, now } = context;
  const userId = await findUsedReset(db, tokenHash, now());
  if (userId === null) return false;
  if (!(await isWithinRate(context, "reset-again", userId, { max: maxRepeated, seconds: 3600 }))) return false;
  const user = await findUser(db, userId);
  return checkPassword(password, user?.passwordHash ?? null, config);
}

/**
 * Sets the password, unless the link is of no use. A refused password rolls the transaction back, so the link stays
 * usable.
 * @returns the owner, or null
 */
async function reset(context: Context, tokenHash: string, password: string) {
  const { db, config, now } = context;
  // Hashing is expensive, so invalid links are refused before it.
  const userId = await findResetUser(db, tokenHash, now());
  if (userId === null) return null;
  const passwordHash = await hashPassword(password, config);
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const user = (await usePasswordReset(tx, tokenHash, now())) && (await findUser(tx, userId));
    if (!user) return null;
    checkNewPassword(password, user);
    await acceptMailboxProof(tx, user, now());
    await updatePassword(tx, user.id, passwordHash);
    await endOtherSessions(tx, { userId: user.id, customerId: user.customerId }, null);
    await writeLetter(tx, user.customerId, "password-changed", {}, { now: now() });
    return user;
  });
}

export const resetPasswordHandler = handle(resetPassword, async ({ body, context }) => {
  const tokenHash = hashToken(body.token);
  const owner = await reset(context, tokenHash, body.password);
  if (!owner) {
    if (await isDone(context, tokenHash, body.password)) return {};
    throw new BadRequest("RESET_LINK_INVALID", "Đường dẫn đã hết hạn hoặc đã được dùng.");
  }
  // Someone else's guesses may have used up the attempts; the mailbox proves the owner.
  for (const account of [owner.email, owner.phone]) if (account) await resetAttempts(context, "login", account);
  return {};
});
