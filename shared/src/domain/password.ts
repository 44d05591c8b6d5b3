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

/** Only those that would pass the other rules: long enough, with a letter and a digit. */
const COMMON = new Set(
  (
    "password1 password12 password123 password1234 passw0rd passw0rd1 p@ssw0rd p@ssword1 pass1234 pass12345 " +
    "1q2w3e4r 1q2w3e4r5t q1w2e3r4 qwerty12 qwerty123 qwerty1234 qwerty12345 qwe12345 qwe123456 1qaz2wsx 1qazxsw2 zaq12wsx " +
    "abcd1234 abc12345 abc123456 abcd12345 abcdef123 a1b2c3d4 a1234567 a12345678 a123456789 aa123456 aa12345678 " +
    "asd12345 asdf1234 zxc12345 zxcv1234 zxcvbnm1 admin123 admin1234 administrator1 root1234 user1234 test1234 guest123 " +
    "welcome1 welcome123 letmein1 letmein123 changeme1 iloveyou1 iloveyou2 sunshine1 princess1 monkey123 dragon123 " +
    "football1 baseball1 superman1 master123 shadow123 michael1 trustno1 charlie1 secret123 login123 hello123 computer1 " +
    "matkhau1 matkhau12 matkhau123 matkhau1234 matkhau12345 vietnam1 vietnam123 vietnam1234 saigon123 hanoi123 hanoi1234 " +
    "anhyeuem1 anhyeuem123 emyeuanh1 emyeuanh123 yeuem123 yeuanh123 iloveyou123 123456789a 12345678a 1234567a 123456aa " +
    "123456abc 1234abcd 123abc123 123qwe123 123qweasd 12345qwert 1q2w3e4r5t6y khongbiet1 khongco123 thuottha1 thuottha123"
  ).split(" "),
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
  return COMMON.has(password.toLowerCase()) ? "common" : null;
}

function isPersonal(password: string, { email, phone }: { email?: string; phone?: string }): boolean {
  if (email && normalizeEmail(password) === normalizeEmail(email)) return true;
  return !!phone && normalizePhone(password) === normalizePhone(phone);
}
