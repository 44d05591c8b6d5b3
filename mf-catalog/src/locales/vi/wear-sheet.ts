/** Texts of choosing wear dates for a list; a product has none of them. */
export const viWearSheet = {
  hint: "Chọn ngày bạn mặc, danh sách chỉ còn những món trống vào ngày ấy. Đồ giao trước một ngày, nhận lại sau một ngày.",
  show: "Xem món còn trống",
  clear: "Bỏ ngày",
} as const;
