/** Texts of confirming and changing the e-mail. */
export const viEmail = {
  title: "Xác nhận e-mail",
  unproven: "E-mail của bạn chưa được xác nhận",
  why: "Xác nhận rồi, bạn đặt được nhiều đơn cùng lúc hơn.",
  send: "Gửi thư xác nhận",
  sendAgain: "Gửi lại thư",
  sent: (address: string) => `Đã gửi thư đến ${address}. Bạn mở thư và bấm “Xác nhận e-mail”, xem cả mục thư rác nhé.`,
  wrongAddress: (address: string) => `${address} chưa đúng?`,
  working: "Đang xác nhận e-mail",
  done: "E-mail của bạn đã được xác nhận.",
  toCart: "Về giỏ hàng",
  toOrders: "Đơn hàng của bạn",
  changeTitle: "Đổi e-mail",
  changeLead: "Chúng tôi gửi thư đến địa chỉ mới; e-mail chỉ đổi khi bạn mở đường dẫn trong thư.",
  new: "E-mail mới",
  same: "Đây đang là e-mail của bạn.",
  requested: (next: string, current: string) =>
    `Đã gửi thư đến ${next}. Bạn mở thư và bấm “Đổi e-mail”, xem cả mục thư rác nhé. Đến lúc đó, bạn vẫn đăng nhập bằng ${current}.`,
  otherAddress: "Gửi đến e-mail khác",
  changing: "Đang đổi e-mail",
  changed: (address: string) => `Từ giờ bạn đăng nhập bằng ${address}.`,
  tryAgain: "Thử lại",
  toProfile: "Về hồ sơ",
  passwordFirst:
    "Bạn đăng nhập bằng tài khoản ở nơi khác, nên tài khoản này chưa có mật khẩu. Bạn đặt mật khẩu trước, rồi đổi e-mail nhé.",
  setPassword: "Đặt mật khẩu",
};
