export const viMiniCart = {
  name: (count: number) => (count === 0 ? "Giỏ hàng, chưa có món nào" : `Giỏ hàng, ${count} món`),
  changed: (count: number) => `Giỏ hàng có ${count} món`,
  title: "Giỏ của bạn",
  lines: "Các món trong giỏ",
  open: "Xem giỏ hàng",
  checkout: "Thanh toán",
};
