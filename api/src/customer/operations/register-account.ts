import { registerAccount } from "@thuot-tha/shared/contracts/operations/customer/register-account";
import { limitAddress } from "../../caller/rate-limit.ts";
import { Conflict } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { visitorOf, writeSession } from "../../http/session-cookies.ts";
import { checkNewPassword, refuseTaken } from "../credentials.ts";
import { writeConfirmation } from "../email-confirmation.ts";
import { hashPassword } from "../password.ts";
import { signInByPassword } from "../password-sign-in.ts";
import { insertUser } from "../queries/users.ts";
import { signIn } from "../sign-in.ts";

/**
 * A request that repeats the one that made the account signs in, because a browser sends a request again when its
 * answer is lost. The password is guessed no faster than by signing in.
 */
export const registerAccountHandler = handle(registerAccount, async ({ body, context, cookies, from }) => {
  await limitAddress(context, "register", from);
  const { email, phone, fullName, password } = body;
  checkNewPassword(password, { email, phone });
  const passwordHash = await hashPassword(password, context.config);
  const visitor = visitorOf(cookies);
  const made = context.db.transaction(async (tx) => {
    const user = await insertUser(tx, { email, phone, fullName, passwordHash }, context.now()).catch(refuseTaken);
    await writeConfirmation(tx, context, "welcome", user);
    return signIn(tx, context, visitor, user);
  });
  const opened = await made.catch(async (error) => {
    if (!(error instanceof Conflict)) throw error;
    const isMeant = (found: { phone: string | null; fullName: string }) =>
      found.phone === phone && found.fullName === fullName;
    const earlier = await signInByPassword(context, { email, phone: null, password, visitor, from, isMeant });
    if (!earlier) throw error;
    return earlier;
  });
  writeSession(cookies, context, opened.session);
  return opened.account;
});
