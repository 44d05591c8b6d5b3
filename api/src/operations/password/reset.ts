import { resetPassword } from "@thuot-tha/shared/contracts/operations/customer/reset-password";
import { isPasswordReset, usePasswordReset } from "../../db/queries/password-resets.ts";
import { findUser, updatePassword } from "../../db/queries/users.ts";
import { BadRequest } from "../../errors.ts";
import { writeLetter } from "../../mail/write.ts";
import { checkNewPassword } from "../../services/credentials.ts";
import { acceptMailboxProof } from "../../services/mailbox-proof.ts";
import { hashPassword } from "../../services/password.ts";
import { hashToken } from "../../services/secrets.ts";
import { endOtherSessions } from "../../services/session.ts";
import { handle } from "../handle.ts";

const invalid = () => new BadRequest("RESET_LINK_INVALID", "Đường dẫn đã hết hạn hoặc đã được dùng.");

/** A password that breaks a rule leaves the link usable: the whole transaction is undone. */
export const passwordReset = handle(resetPassword, async ({ body, context }) => {
  const tokenHash = hashToken(body.token);
  // Hashing a password costs much: not for everybody who makes up a link.
  if (!(await isPasswordReset(context.db, tokenHash, context.now()))) throw invalid();
  const passwordHash = await hashPassword(body.password);
  await context.db.transaction(async (tx) => {
    const userId = await usePasswordReset(tx, tokenHash, context.now());
    const user = userId && (await findUser(tx, userId));
    if (!user) throw invalid();
    checkNewPassword(body.password, user);
    await acceptMailboxProof(tx, user, context.now());
    await updatePassword(tx, user.id, passwordHash);
    await endOtherSessions(tx, { userId: user.id, customerId: user.customerId }, null);
    await writeLetter(tx, user.customerId, "password-changed", {}, { now: context.now() });
  });
  return {};
});
