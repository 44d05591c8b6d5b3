export const viDates = {
  title: (name: string) => `Ngày mặc mới cho ${name}`,
  loading: "Đang xem lịch trống",
  failed: "Chưa xem được lịch trống",
  retry: "Thử lại",
  save: "Lưu ngày này",
  cancel: "Giữ ngày cũ",
  nearest: (range: string) => `Gần nhất còn trống: ${range}`,
  price: (amount: string) => `Tiền thuê mới: ${amount}`,
};
