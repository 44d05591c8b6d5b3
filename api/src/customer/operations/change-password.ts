import { changePassword } from "@thuot-tha/shared/contracts/operations/customer/change-password";
import { Unauthorized } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { limitAttempts } from "../../http/rate-limit.ts";
import { writeLetter } from "../../mail/write.ts";
import { checkCurrentPassword, checkNewPassword, wrongPassword } from "../credentials.ts";
import { hashPassword } from "../password.ts";
import { findUser, holdsPassword, updatePassword } from "../queries/users.ts";
import { endOtherSessions } from "../session.ts";

export const changePasswordHandler = handle(changePassword, async ({ body, context, customer, from }) => {
  const { db, config } = context;
  await limitAttempts(context, "change-password", customer.userId, from);
  const user = await findUser(db, customer.userId);
  if (!user) throw new Unauthorized();
  await checkCurrentPassword(body.currentPassword, user, config);
  checkNewPassword(body.password, user);
  const passwordHash = await hashPassword(body.password, config);
  await db.transaction(async (tx) => {
    // The password may have been changed elsewhere meanwhile, which ends this session.
    if (!(await holdsPassword(tx, user.id, user.passwordHash))) throw wrongPassword();
    await updatePassword(tx, user.id, passwordHash);
    await endOtherSessions(tx, customer, customer.sessionHash);
    await writeLetter(tx, customer.customerId, "password-changed", {}, { now: context.now() });
  });
  return {};
});
