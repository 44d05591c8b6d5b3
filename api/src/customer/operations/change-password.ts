import { changePassword } from "@thuot-tha/shared/contracts/operations/customer/change-password";
import { InvalidFields, Unauthorized } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { limitAttempts } from "../../http/rate-limit.ts";
import { writeLetter } from "../../mail/write.ts";
import { checkNewPassword } from "../credentials.ts";
import { checkPassword, hashPassword } from "../password.ts";
import { findUser, holdsPassword, updatePassword } from "../queries/users.ts";
import { endOtherSessions } from "../session.ts";

const wrong = () => new InvalidFields({ currentPassword: "Mật khẩu hiện tại chưa đúng." });

export const changePasswordHandler = handle(changePassword, async ({ body, context, customer, from }) => {
  const { db, config } = context;
  await limitAttempts(context, "change-password", customer.userId, from);
  const user = await findUser(db, customer.userId);
  if (!user) throw new Unauthorized();
  if (user.passwordHash === null) {
    throw new InvalidFields({
      currentPassword: "Tài khoản này chưa có mật khẩu. Bạn dùng “Quên mật khẩu” để đặt nhé.",
    });
  }
  if (!(await checkPassword(body.currentPassword, user.passwordHash, config))) throw wrong();
  checkNewPassword(body.password, user);
  const passwordHash = await hashPassword(body.password, config);
  await db.transaction(async (tx) => {
    // The password may have been changed elsewhere meanwhile, which ends this session.
    if (!(await holdsPassword(tx, user.id, user.passwordHash))) throw wrong();
    await updatePassword(tx, user.id, passwordHash);
    await endOtherSessions(tx, customer, customer.sessionHash);
    await writeLetter(tx, customer.customerId, "password-changed", {}, { now: context.now() });
  });
  return {};
});
