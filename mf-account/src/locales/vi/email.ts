/** Texts of confirming the e-mail. */
export const email = {
  title: "Xác nhận e-mail",
  unproven: "E-mail của bạn chưa được xác nhận",
  why: "Xác nhận rồi, bạn đặt được nhiều đơn cùng lúc hơn.",
  send: "Gửi thư xác nhận",
  sendAgain: "Gửi lại thư",
  sent: (address: string) => `Đã gửi thư đến ${address}. Bạn mở thư và bấm “Xác nhận e-mail”, xem cả mục thư rác nhé.`,
  working: "Đang xác nhận e-mail",
  done: "E-mail của bạn đã được xác nhận.",
  toCart: "Về giỏ hàng",
  toOrders: "Đơn hàng của bạn",
};
