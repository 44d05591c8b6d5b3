import { passwordMessages, passwordProblem } from "@thuot-tha/shared/domain/customer";
import type { Config } from "../config/config.ts";
import { refuseViolation } from "../db/violations.ts";
import { Conflict, InvalidFields } from "../errors.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { checkPassword } from "./password.ts";

/** Refuses a new password that is common, or the owner's e-mail or phone; the schema checks the other rules. */
export function checkNewPassword(password: string, owner: { email: string; phone: string | null }): void {
  const problem =
    passwordProblem(password, { email: owner.email, phone: owner.phone ?? undefined }) ??
    (isCommonPassword(password) ? "common" : null);
  if (problem) throw new InvalidFields({ password: passwordMessages[problem] });
}

export const wrongPassword = () => new InvalidFields({ currentPassword: "Mật khẩu hiện tại chưa đúng." });

/** Throws InvalidFields (`currentPassword`) for a wrong password, and for an account that has none. */
export async function checkCurrentPassword(
  typed: string,
  { passwordHash }: { passwordHash: string | null },
  config: Pick<Config, "passwordCost">,
): Promise<void> {
  if (passwordHash === null) {
    throw new InvalidFields({
      currentPassword: "Tài khoản này chưa có mật khẩu. Bạn dùng “Quên mật khẩu” để đặt nhé.",
    });
  }
  if (!(await checkPassword(typed, passwordHash, config))) throw wrongPassword();
}

const taken = (field: "email" | "phone", message: string) =>
  new Conflict("ACCOUNT_TAKEN", message, { [field]: message });

export const emailTaken = () => taken("email", "E-mail này đã có tài khoản.");
const phoneTaken = () => taken("phone", "Số điện thoại này đã có tài khoản.");

/** Throws the refusal that names the field of a violated unique key of the users; any other error as it is. */
export const refuseTaken = (error: unknown): never =>
  refuseViolation(error, { users_email_key: emailTaken, users_phone_key: phoneTaken });
