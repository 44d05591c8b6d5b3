import { normalizeEmail } from "./email.ts";
import { normalizePhone } from "./phone.ts";

const passwordLength = { min: 8, max: 128 } as const;

export type PasswordProblem = "too-short" | "too-long" | "no-letter" | "no-digit" | "common" | "personal";

export const passwordMessages: Record<PasswordProblem, string> = {
  "too-short": "Mật khẩu cần ít nhất 8 ký tự.",
  "too-long": "Mật khẩu tối đa 128 ký tự.",
  "no-letter": "Mật khẩu cần có ít nhất một chữ cái.",
  "no-digit": "Mật khẩu cần có ít nhất một chữ số.",
  common: "Mật khẩu này quá phổ biến, bạn chọn mật khẩu khác nhé.",
  personal: "Mật khẩu không được trùng với e-mail hoặc số điện thoại.",
};

const commonWords =
  "a aa abc abcd abcdef admin administrator anhyeuem asd asdf baseball changeme charlie computer dragon emyeuanh football guest " +
  "hanoi hello iloveyou khongbiet khongco letmein login master matkhau michael monkey nguyen p@ssword p@ssw0rd pass passw0rd password " +
  "princess qwe qwer qwerty root saigon secret shadow sunshine superman test thuottha trustno user vietnam welcome yeuanh yeuem zxc " +
  "zxcv zxcvbnm";
const commonOthers =
  "111111aa 112233aa 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2 123abc123 123qwe123 123qweasd 12345qwert a1b2c3d4 iloveyou2 p@ssw0rd passw0rd q1w2e3r4 zaq12wsx";

/**
 * A common word followed by the digits from 1 on or by a year, these digits followed by the first letters, or another
 * common password. A @ beside the digits changes nothing.
 */
const common = new RegExp(
  `^(?:(?:${commonWords.replaceAll(" ", "|")})@?(?:12?3?4?5?6?7?8?9?|(?:19|20)\\d\\d)@?|12345?6?7?8?9?a(?:a|bcd?)?|${commonOthers.replaceAll(" ", "|")})$`,
);

/** The first rule a password breaks, or null. `owner` is the customer, as far as known. */
export function passwordProblem(
  password: string,
  owner: { email?: string; phone?: string } = {},
): PasswordProblem | null {
  const length = [...password].length;
  if (length < passwordLength.min) return "too-short";
  if (length > passwordLength.max) return "too-long";
  if (isPersonal(password, owner)) return "personal";
  if (!/\p{L}/u.test(password)) return "no-letter";
  if (!/\d/.test(password)) return "no-digit";
  return common.test(password.toLowerCase()) ? "common" : null;
}

function isPersonal(password: string, { email, phone }: { email?: string; phone?: string }): boolean {
  if (email && normalizeEmail(password) === normalizeEmail(email)) return true;
  return !!phone && normalizePhone(password) === normalizePhone(phone);
}
