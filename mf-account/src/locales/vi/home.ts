/** Texts of the account's own page. */
export const viHome = {
  title: "Tài khoản",
  hello: (name: string) => `Chào ${name}`,
  orders: "Đơn hàng của bạn",
  allOrders: "Xem tất cả đơn",
  recent: "Đơn gần đây",
  emptyTitle: "Bạn chưa có đơn nào",
  balance: "Số dư ví",
  seeWallet: "Xem giao dịch",
};
