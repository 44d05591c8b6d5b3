import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { normalizeEmail, parsePhone } from "@thuot-tha/shared/domain/customer";
import { Unauthorized } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { limitAttempts, resetAttempts } from "../../http/rate-limit.ts";
import { visitorOf, writeSession } from "../../http/session-cookies.ts";
import { checkPassword, hashPassword, isOutdated } from "../password.ts";
import { findCredentials, holdsPassword, renewPasswordHash } from "../queries/users.ts";
import { signIn } from "../sign-in.ts";

const wrong = () => new Unauthorized("WRONG_CREDENTIALS", "Tài khoản hoặc mật khẩu chưa đúng.");

export const logInHandler = handle(logIn, async ({ body, context, cookies, from }) => {
  const phone = parsePhone(body.account);
  const email = phone ? null : normalizeEmail(body.account);
  const account = phone ?? email ?? "";
  await limitAttempts(context, "login", account, from);

  /** Null when the hash has changed during the check, which takes time: renewed by another sign-in, or with the password. */
  async function attempt() {
    const found = await findCredentials(context.db, { email, phone });
    const matches = await checkPassword(body.password, found?.passwordHash ?? null, context.config);
    if (!found || !matches) throw wrong();
    const isRenewed = found.passwordHash !== null && isOutdated(found.passwordHash, context.config);
    const renewed = isRenewed ? await hashPassword(body.password, context.config) : null;
    return context.db.transaction(async (tx) => {
      if (!(await holdsPassword(tx, found.userId, found.passwordHash))) return null;
      if (renewed) await renewPasswordHash(tx, found.userId, renewed);
      return signIn(tx, context, visitorOf(cookies), found);
    });
  }

  const opened = (await attempt()) ?? (await attempt());
  if (!opened) throw wrong();
  await resetAttempts(context, "login", account);
  writeSession(cookies, context, opened.session);
  return opened.account;
});
