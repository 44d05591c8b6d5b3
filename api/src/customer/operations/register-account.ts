import { registerAccount } from "@thuot-tha/shared/contracts/operations/customer/register-account";
import { handle } from "../../http/handle.ts";
import { limitAddress } from "../../http/rate-limit.ts";
import { visitorOf, writeSession } from "../../http/session-cookies.ts";
import { checkNewPassword, refuseTaken } from "../credentials.ts";
import { writeConfirmation } from "../email-confirmation.ts";
import { hashPassword } from "../password.ts";
import { insertUser } from "../queries/users.ts";
import { signIn } from "../sign-in.ts";

export const registerAccountHandler = handle(registerAccount, async ({ body, context, cookies, from }) => {
  await limitAddress(context, "register", from);
  const { email, phone, fullName, password } = body;
  checkNewPassword(password, { email, phone });
  const passwordHash = await hashPassword(password, context.config);
  const opened = await context.db.transaction(async (tx) => {
    const made = await insertUser(tx, { email, phone, fullName, passwordHash }, context.now()).catch(refuseTaken);
    await writeConfirmation(tx, context, "welcome", made);
    return signIn(tx, context, visitorOf(cookies), made);
  });
  writeSession(cookies, context, opened.session);
  return opened.account;
});
