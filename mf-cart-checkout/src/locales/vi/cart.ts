export const viCart = {
  title: "Giỏ hàng",
  count: (count: number) => `${count} món`,
  loading: "Đang tải giỏ hàng",
  failedTitle: "Chưa tải được giỏ hàng",
  failedMessage: "Các món bạn chọn vẫn được lưu. Bạn tải lại giỏ giúp nhé.",
  emptyTitle: "Giỏ của bạn đang trống",
  emptyMessage: "Chọn ngày mặc, chọn món ưng ý, phần giao nhận và giặt ủi để Thướt Tha lo.",
  discover: "Khám phá tủ đồ",
  onSale: "Xem hàng thanh lý",
  chooseAll: "Chọn tất cả",
  chosen: (count: number, all: number) => `${count}/${all}`,
  removeSome: "Xoá món đã chọn",
  removeChosen: (count: number) => `Xoá ${count} món khỏi giỏ`,
  keep: "Giữ lại",
  removed: (count: number) => `Đã xoá ${count} món khỏi giỏ.`,
  updated: (name: string) => `Đã cập nhật ${name}.`,
  lines: "Các món trong giỏ",
  waitingInCart: (count: number) =>
    `${count} món có sẵn trong giỏ của tài khoản đang chờ, chưa được tính tiền. Bạn đánh dấu chọn nếu muốn đặt cùng nhé.`,
  waitingAtCheckout: (count: number) =>
    `Giỏ của tài khoản còn ${count} món từ trước. Các món ấy vẫn được lưu và không nằm trong đơn này.`,
  openCart: "Xem giỏ hàng",
};
