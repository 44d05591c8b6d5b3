import { confirmEmail } from "@thuot-tha/shared/contracts/operations/customer/confirm-email";
import { BadRequest } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { hashToken } from "../../secrets.ts";
import { isEmailConfirmation } from "../queries/email-confirmations.ts";
import { findAccount, findUser, proveEmail } from "../queries/users.ts";

/**
 * The link works only in a session of its own account, because a stranger may have registered the account with the
 * owner's e-mail and set its password. The owner gets a session by resetting the password, which also ends the
 * stranger's access.
 */
export const confirmEmailHandler = handle(confirmEmail, async ({ body, context, customer }) => {
  const { db } = context;
  const now = context.now();
  const { userId, customerId } = customer;
  const user = await findUser(db, userId);
  if (user?.emailProvenAt === null) {
    if (!(await isEmailConfirmation(db, hashToken(body.token), userId, now))) {
      const message = "Đường dẫn đã hết hạn, hoặc là của tài khoản khác.";
      throw new BadRequest("CONFIRM_LINK_INVALID", message);
    }
    await proveEmail(db, userId, now);
  }
  return findAccount(db, customerId, now);
});
