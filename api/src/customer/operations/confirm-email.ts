import { confirmEmail } from "@thuot-tha/shared/contracts/operations/customer/confirm-email";
import { BadRequest } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { hashToken } from "../../secrets.ts";
import { isEmailConfirmation } from "../queries/email-confirmations.ts";
import { findAccount, findUser, proveEmail } from "../queries/users.ts";

/**
 * The link alone proves nothing: an account may wait, with a password of its maker, for the owner of the mailbox to confirm
 * it. So it counts in a session of that account only; the owner gets one by a new password, which ends the maker's ways in.
 */
export const emailConfirm = handle(confirmEmail, async ({ body, context, customer }) => {
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
