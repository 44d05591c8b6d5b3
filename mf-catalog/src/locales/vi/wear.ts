/** Texts of choosing wear dates for a list. */
export const vi = {
  title: "Ngày mặc",
  choose: "Chọn ngày",
  size: (labels: string) => `cỡ ${labels}`,
  sizes: "Cỡ của bạn",
  from: "Từ ngày",
  to: "Đến ngày",
  hint: "Chọn ngày bạn mặc, danh sách chỉ còn những món trống vào ngày ấy. Đồ giao trước một ngày, nhận lại sau một ngày.",
  show: "Xem món còn trống",
  clear: "Bỏ ngày",
} as const;
