import { linkTo } from "@thuot-tha/shared/contracts";
import { changeEmailRoute, confirmEmailRoute } from "@thuot-tha/shared/contracts/routes/account";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { customerCareRoute } from "@thuot-tha/shared/contracts/routes/content";
import { forgotPasswordRoute, resetPasswordRoute } from "@thuot-tha/shared/contracts/routes/session";
import type { LetterWriters } from "../mail/compose.ts";
import { button, type Letter, words } from "../mail/letter.ts";
import type { Letters } from "../mail/write.ts";

type Words = Omit<Letter, "greeting">;

const providers = { google: "Google", facebook: "Facebook", apple: "Apple" } as const;

const confirmButton = (shopUrl: string, token: string) =>
  button("Xác nhận e-mail", `${shopUrl}${linkTo(confirmEmailRoute, undefined, { token })}`);

const confirmEmail = (shopUrl: string, { token }: Letters["confirm-email"], hours: number): Words => ({
  subject: "Xác nhận e-mail của bạn ở Thướt Tha",
  preview: `Đường dẫn dùng được trong ${hours} giờ.`,
  blocks: [
    words("Bạn xác nhận e-mail này là của bạn để đặt được nhiều đơn cùng lúc hơn."),
    confirmButton(shopUrl, token),
    words(
      `Đường dẫn dùng được trong ${hours} giờ, khi bạn đã đăng nhập. Nếu bạn không có tài khoản ở Thướt Tha, hãy bỏ qua thư này.`,
    ),
  ],
});

const welcome = (shopUrl: string, { token }: Letters["welcome"]): Words => ({
  subject: "Chào mừng bạn đến với Thướt Tha",
  preview: "Chọn ngày, chọn món, chúng tôi mang đến tận nhà.",
  blocks: [
    words(
      "Tài khoản của bạn đã sẵn sàng. Từ giờ bạn có thể chọn ngày, chọn món; chúng tôi giao trước một ngày và nhận lại sau một ngày.",
    ),
    ...(token
      ? [words("Bạn xác nhận e-mail này để đặt được nhiều đơn cùng lúc hơn nhé:"), confirmButton(shopUrl, token)]
      : []),
    button("Xem đồ mới về", `${shopUrl}${linkTo(homeRoute)}`),
    words("Lần đầu thuê đồ? Trang hướng dẫn kể từng bước, từ chọn cỡ đến hoàn tiền cọc."),
    button("Cách thuê đồ", `${shopUrl}${linkTo(customerCareRoute, { customerCareLink: "huong-dan-thue" })}`),
  ],
});

const newEmail = (shopUrl: string, { token, to }: Letters["new-email"], hours: number) => ({
  to,
  subject: "Xác nhận e-mail mới của bạn ở Thướt Tha",
  preview: `Đường dẫn dùng được trong ${hours} giờ.`,
  blocks: [
    words("Bạn vừa yêu cầu dùng e-mail này cho tài khoản Thướt Tha của bạn."),
    button("Đổi e-mail", `${shopUrl}${linkTo(changeEmailRoute, undefined, { token })}`),
    words(
      `Đường dẫn dùng được trong ${hours} giờ, khi bạn đã đăng nhập; đến lúc đó, e-mail cũ vẫn dùng được. Nếu bạn không yêu cầu, hãy bỏ qua thư này.`,
    ),
  ],
});

const emailChanged = ({ to }: Letters["email-changed"]) => ({
  to,
  subject: "E-mail tài khoản Thướt Tha của bạn vừa được đổi",
  preview: "Thư từ Thướt Tha sẽ đến địa chỉ mới.",
  blocks: [
    words("Tài khoản Thướt Tha của bạn vừa được đổi sang một e-mail khác. Địa chỉ này không còn đăng nhập được nữa."),
    words("Nếu không phải bạn đổi, hãy trả lời thư để chúng tôi giúp bạn."),
  ],
});

const passwordReset = (shopUrl: string, { token }: Letters["password-reset"], minutes: number): Words => ({
  subject: "Đặt lại mật khẩu Thướt Tha",
  preview: `Đường dẫn dùng được một lần, trong ${minutes} phút.`,
  blocks: [
    words("Chúng tôi vừa nhận được yêu cầu đặt lại mật khẩu cho tài khoản dùng e-mail này."),
    button("Đặt mật khẩu mới", `${shopUrl}${linkTo(resetPasswordRoute, undefined, { token })}`),
    words(
      `Đường dẫn dùng được một lần, trong ${minutes} phút. Nếu bạn không yêu cầu, hãy bỏ qua thư này; mật khẩu của bạn vẫn như cũ.`,
    ),
  ],
});

const passwordChanged = (shopUrl: string): Words => ({
  subject: "Mật khẩu Thướt Tha của bạn vừa được đổi",
  preview: "Mọi thiết bị khác đã được đăng xuất.",
  blocks: [
    words("Mật khẩu tài khoản của bạn vừa được đổi, và mọi thiết bị khác đã được đăng xuất."),
    words("Nếu không phải bạn đổi, hãy đặt lại mật khẩu ngay:"),
    button("Đặt lại mật khẩu", `${shopUrl}${linkTo(forgotPasswordRoute)}`),
  ],
});

const providerLinked = (shopUrl: string, { provider, lostPassword }: Letters["provider-linked"]): Words => {
  const name = providers[provider];
  return {
    subject: `Tài khoản Thướt Tha của bạn đã liên kết với ${name}`,
    preview: `Từ giờ bạn đăng nhập được bằng ${name}.`,
    blocks: [
      words(`Từ giờ bạn đăng nhập vào tài khoản dùng e-mail này bằng ${name}.`),
      ...(lostPassword
        ? [
            words(
              "E-mail này chưa từng được xác nhận, nên để bảo vệ bạn, mật khẩu cũ không còn dùng được và các thiết bị khác đã được đăng xuất. Bạn có thể đặt mật khẩu mới bất cứ lúc nào:",
            ),
            button("Đặt mật khẩu mới", `${shopUrl}${linkTo(forgotPasswordRoute)}`),
          ]
        : [words("Nếu không phải bạn làm việc này, hãy trả lời thư để chúng tôi giúp bạn.")]),
    ],
  };
};

/** The letters about an account. */
export const accountLetters = {
  welcome: async ({ config, data }) => welcome(config.publicUrl, data),
  "confirm-email": async ({ config, data }) => confirmEmail(config.publicUrl, data, config.emailConfirmationHours),
  "new-email": async ({ config, data }) => newEmail(config.publicUrl, data, config.emailConfirmationHours),
  "email-changed": async ({ data }) => emailChanged(data),
  "password-reset": async ({ config, data }) => passwordReset(config.publicUrl, data, config.passwordResetMinutes),
  "password-changed": async ({ config }) => passwordChanged(config.publicUrl),
  "provider-linked": async ({ config, data }) => providerLinked(config.publicUrl, data),
} satisfies Partial<LetterWriters>;
