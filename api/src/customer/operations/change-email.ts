import { changeEmail } from "@thuot-tha/shared/contracts/operations/customer/change-email";
import { lockCustomer } from "../../db/lock-customer.ts";
import { BadRequest } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { writeLetter } from "../../mail/write.ts";
import { hashToken } from "../../secrets.ts";
import { refuseTaken } from "../credentials.ts";
import { findNewEmail, setProvenEmail } from "../queries/email-changes.ts";
import { findAccount, findUser } from "../queries/users.ts";

/**
 * The address before gets a letter, unless it was never confirmed: it may be a stranger's. The letter does not name the
 * new one.
 */
export const changeEmailHandler = handle(changeEmail, async ({ body, context, customer }) => {
  const now = context.now();
  const { userId, customerId } = customer;
  return context.db.transaction(async (tx) => {
    // Erasing the customer deletes the link.
    await lockCustomer(tx, customerId);
    const email = await findNewEmail(tx, hashToken(body.token), userId, now);
    const before = await findUser(tx, userId);
    if (!email || !before) {
      throw new BadRequest("EMAIL_LINK_INVALID", "Đường dẫn đã hết hạn, hoặc là của tài khoản khác.");
    }
    if (email !== before.email) {
      await setProvenEmail(tx, userId, email, now).catch(refuseTaken);
      if (before.emailProvenAt) await writeLetter(tx, customerId, "email-changed", { to: before.email }, { now });
    }
    return findAccount(tx, customerId, now);
  });
});
