import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { normalizeEmail, parsePhone } from "@thuot-tha/shared/domain/customer";
import { Unauthorized } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { visitorOf, writeSession } from "../../http/session-cookies.ts";
import { signInByPassword } from "../password-sign-in.ts";

export const logInHandler = handle(logIn, async ({ body: { account, password }, context, cookies, from }) => {
  const phone = parsePhone(account);
  const email = phone ? null : normalizeEmail(account);
  const opened = await signInByPassword(context, { email, phone, password, visitor: visitorOf(cookies), from });
  if (!opened) throw new Unauthorized("WRONG_CREDENTIALS", "Tài khoản hoặc mật khẩu chưa đúng.");
  writeSession(cookies, context, opened.session);
  return opened.account;
});
