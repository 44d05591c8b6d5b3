import { insertPasswordReset } from "../../db/queries/password-resets.ts";
import { findCredentials } from "../../db/queries/users.ts";
import { limitTries } from "../../services/rate-limit.ts";
import { hashToken, newToken } from "../../services/secrets.ts";
import { operation } from "../operation.ts";

const letter = (link: string, minutes: number): string =>
  [
    "Chào bạn,",
    "",
    "Thướt Tha vừa nhận được yêu cầu đặt lại mật khẩu cho tài khoản dùng e-mail này.",
    `Mở đường dẫn sau để chọn mật khẩu mới (dùng được một lần, trong ${minutes} phút):`,
    "",
    link,
    "",
    "Nếu bạn không yêu cầu, hãy bỏ qua thư này; mật khẩu của bạn vẫn như cũ.",
  ].join("\n");

/** Answers the same whether the account exists or not, and does not wait for the letter. */
export const passwordForgot = operation("password.forgot", async ({ body, context, from }) => {
  const { db, config, mailer, now } = context;
  await limitTries(context, "forgot", body.email, from);
  const found = await findCredentials(db, { email: body.email });
  if (!found) return {};
  const token = newToken();
  const expiresAt = new Date(now().getTime() + config.passwordResetMinutes * 60_000);
  await insertPasswordReset(db, hashToken(token), found.userId, now(), expiresAt);
  const link = `${config.publicUrl}/reset-password?token=${token}`;
  context.inBackground(
    mailer({
      to: found.email,
      subject: "Đặt lại mật khẩu Thướt Tha",
      text: letter(link, config.passwordResetMinutes),
    }),
  );
  return {};
});
