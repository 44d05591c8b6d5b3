import { registerAccount } from "@thuot-tha/shared/contracts/operations/customer/register-account";
import { insertUser } from "../../db/queries/users.ts";
import { checkNewPassword, refuseTaken } from "../../services/credentials.ts";
import { writeConfirmation } from "../../services/email-confirmation.ts";
import { hashPassword } from "../../services/password.ts";
import { limitRate } from "../../services/rate-limit.ts";
import { signIn } from "../../services/sign-in.ts";
import { handle } from "../handle.ts";

export const sessionRegister = handle(registerAccount, async ({ body, context, cookies, from }) => {
  await limitRate(context, "register", from, { most: context.config.loginLimitPerAddress, seconds: 900 });
  const { email, phone, fullName, password } = body;
  checkNewPassword(password, { email, phone });
  const passwordHash = await hashPassword(password);
  return context.db.transaction(async (tx) => {
    const made = await insertUser(tx, { email, phone, fullName, passwordHash }, context.now()).catch(refuseTaken);
    await writeConfirmation(tx, context, "welcome", made);
    return signIn(tx, context, cookies, made);
  });
});
