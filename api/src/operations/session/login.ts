import { normalizeEmail, parsePhone } from "@thuot-tha/shared/domain";
import { findCredentials } from "../../db/queries/users.ts";
import { Unauthorized } from "../../errors.ts";
import { checkPassword } from "../../services/password.ts";
import { forgiveTries, limitTries } from "../../services/rate-limit.ts";
import { signIn } from "../../services/sign-in.ts";
import { operation } from "../operation.ts";

export const sessionLogin = operation("session.login", async ({ body, context, cookies, from }) => {
  const phone = parsePhone(body.account);
  const email = phone ? null : normalizeEmail(body.account);
  const account = phone ?? email ?? "";
  await limitTries(context, "login", account, from);
  const found = await findCredentials(context.db, { email, phone });
  const matches = await checkPassword(body.password, found?.passwordHash ?? null);
  if (!found || !matches) throw new Unauthorized("WRONG_CREDENTIALS", "Tài khoản hoặc mật khẩu chưa đúng.");
  await forgiveTries(context, "login", account);
  return context.db.transaction((tx) => signIn(tx, context, cookies, found));
});
