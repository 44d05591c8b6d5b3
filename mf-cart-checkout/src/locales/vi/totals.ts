export const viTotals = {
  rental: "Tiền thuê",
  sale: "Tiền mua",
  memberSaving: "Thành viên tiết kiệm",
  shipping: "Phí giao nhận",
  free: "Miễn phí",
  deposit: "Tiền cọc",
  refundable: "hoàn lại",
  total: "Tổng cộng",
  wallet: "Trả từ ví",
  payable: "Còn phải trả",
  depositNote: "Tiền cọc về ví của bạn khi đồ đã về kho và được kiểm tra.",
  freeFrom: (amount: string) => `Miễn phí giao nhận cho đơn có tiền hàng từ ${amount}.`,
};
