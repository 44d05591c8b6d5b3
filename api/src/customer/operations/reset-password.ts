import { resetPassword } from "@thuot-tha/shared/contracts/operations/customer/reset-password";
import { BadRequest } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { resetAttempts } from "../../http/rate-limit.ts";
import { writeLetter } from "../../mail/write.ts";
import { hashToken } from "../../secrets.ts";
import { checkNewPassword } from "../credentials.ts";
import { acceptMailboxProof } from "../mailbox-proof.ts";
import { hashPassword } from "../password.ts";
import { findResetUser, usePasswordReset } from "../queries/password-resets.ts";
import { findUser, lockUser, updatePassword } from "../queries/users.ts";
import { endOtherSessions } from "../session.ts";

const invalid = () => new BadRequest("RESET_LINK_INVALID", "Đường dẫn đã hết hạn hoặc đã được dùng.");

/** A refused password rolls the transaction back, so the link stays usable. */
export const resetPasswordHandler = handle(resetPassword, async ({ body, context }) => {
  const tokenHash = hashToken(body.token);
  // Hashing is expensive, so invalid links are refused before it.
  const userId = await findResetUser(context.db, tokenHash, context.now());
  if (userId === null) throw invalid();
  const passwordHash = await hashPassword(body.password, context.config);
  const { email, phone } = await context.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const user = (await usePasswordReset(tx, tokenHash, context.now())) && (await findUser(tx, userId));
    if (!user) throw invalid();
    checkNewPassword(body.password, user);
    await acceptMailboxProof(tx, user, context.now());
    await updatePassword(tx, user.id, passwordHash);
    await endOtherSessions(tx, { userId: user.id, customerId: user.customerId }, null);
    await writeLetter(tx, user.customerId, "password-changed", {}, { now: context.now() });
    return user;
  });
  // Someone else's guesses may have used up the attempts; the mailbox proves the owner.
  for (const account of [email, phone]) if (account) await resetAttempts(context, "login", account);
  return {};
});
