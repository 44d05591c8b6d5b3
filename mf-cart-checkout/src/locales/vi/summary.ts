export const viSummary = {
  title: "Tóm tắt",
  checkout: (count: number) => `Tiến hành đặt ${count} món`,
  nothingChosen: "Chọn ít nhất một món để đặt.",
  notHeld: "Đồ được giữ cho bạn khi đơn đã đặt. Tổng tiền được tính lại ở bước thanh toán.",
};
