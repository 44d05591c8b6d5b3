import { changePassword } from "@thuot-tha/shared/contracts/operations/customer/change-password";
import { limitAttempts } from "../../caller/rate-limit.ts";
import { Unauthorized } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { writeLetter } from "../../mail/write.ts";
import { checkCurrentPassword, checkNewPassword, wrongPassword } from "../credentials.ts";
import { checkPassword, hashPassword } from "../password.ts";
import { findUser, holdsPassword, updatePassword } from "../queries/users.ts";
import { endOtherSessions } from "../session.ts";

/**
 * A new password that is the account's already is not refused, because a browser sends a request again when its answer
 * is lost.
 */
export const changePasswordHandler = handle(changePassword, async ({ body, context, customer, from }) => {
  const { db, config } = context;
  const { currentPassword, password } = body;
  await limitAttempts(context, "change-password", customer.userId, from);

  /** @returns false when the password has been changed during the checks, which take time */
  async function attempt(): Promise<boolean> {
    const user = await findUser(db, customer.userId);
    if (!user) throw new Unauthorized();
    const { id: userId, passwordHash: before } = user;
    const isDone = await checkCurrentPassword(currentPassword, user, config).then(
      () => false,
      async (refusal) => {
        // It is another guess.
        await limitAttempts(context, "change-password", userId, from);
        if (await checkPassword(password, before, config)) return true;
        throw refusal;
      },
    );
    checkNewPassword(password, user);
    const after = isDone ? null : await hashPassword(password, config);
    return db.transaction(async (tx) => {
      if (!(await holdsPassword(tx, userId, before))) return false;
      if (after !== null) await updatePassword(tx, userId, after);
      await endOtherSessions(tx, customer, customer.sessionHash);
      if (after !== null) await writeLetter(tx, customer.customerId, "password-changed", {}, { now: context.now() });
      return true;
    });
  }

  // A change elsewhere ends this session; one by the same request does not.
  if (!(await attempt()) && !(await attempt())) throw wrongPassword();
  return {};
});
