/** What a shopper reads on the home page. A file per page: each carries only its own words. */
export const vi = {
  title: "Thướt Tha: thuê và mua thời trang theo ngày",
  description:
    "Thuê áo dài, đầm, vest và phụ kiện theo ngày, hoặc mua thanh lý. Chọn ngày mặc, nhận trước một ngày, trả sau một ngày, cọc hoàn lại.",
  heading: "Thuê và mua thời trang theo ngày",
  families: "Tủ đồ",
  occasions: "Bạn mặc đi đâu?",
  styles: "Phong cách của bạn",
  newest: "Mới về",
  trending: "Thanh lý đang được yêu thích",
  seeAll: "Xem tất cả",
  how: "Thuê trong ba bước",
  steps: [
    ["Chọn ngày mặc", "Lịch cho biết ngày nào món đồ còn trống. Mỗi ngày mặc thêm chỉ tính 10 % giá thuê."],
    ["Nhận trước một ngày", "Đồ đã giặt hấp, là phẳng, giao tận nơi một ngày trước ngày mặc đầu tiên."],
    ["Trả sau một ngày", "Gửi lại một ngày sau ngày mặc cuối. Tiền cọc về ví khi đơn hoàn tất."],
  ],
  member: "Thuê thường xuyên?",
  memberText: "Gói thành viên giảm giá mỗi lần thuê và tặng ngày mặc không phụ thu.",
  memberLink: "Xem gói thành viên",
} as const;
