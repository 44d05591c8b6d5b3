export const viTotals = {
  depositNote: "Tiền cọc về ví của bạn khi đồ đã về kho và được kiểm tra.",
  freeFrom: (amount: string) => `Miễn phí giao nhận cho đơn có tiền hàng từ ${amount}.`,
};
