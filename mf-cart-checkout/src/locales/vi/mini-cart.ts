export const viMiniCart = {
  name: (count: number) => (count === 0 ? "Giỏ hàng, chưa có món nào" : `Giỏ hàng, ${count} món`),
  changed: (count: number) => `Giỏ hàng có ${count} món`,
  more: (count: number) => `và ${count} món nữa`,
  open: "Xem giỏ hàng",
  preview: "Trong giỏ",
};
