/** Every word of this remote that a shopper reads. */
export const vi = {
  title: "Gói thành viên",
  description: "Thuê thường xuyên thì nên là thành viên: giảm giá mỗi lần thuê, thêm ngày mặc không tính phụ thu.",
  lead: "Một tháng bạn thuê vài lần? Gói thành viên giảm thẳng vào giá thuê, và tặng thêm ngày mặc không phụ thu.",
  per: (days: number) => `/ ${days} ngày`,
  discount: (percent: number) => `Giảm ${percent}% mỗi lần thuê`,
  days: (count: number) => (count === 1 ? "1 ngày mặc trong giá thuê" : `${count} ngày mặc đầu không phụ thu`),
  empty: "Hiện chưa có gói thành viên nào mở bán.",
  more: "Tìm hiểu thêm",
  memberPrice: (price: string) => `Giá thành viên của bạn: ${price}`,
  saving: (amount: string) => `tiết kiệm ${amount}`,
  invite: "Thành viên thuê món này rẻ hơn",
  inviteLink: "Xem các gói",
};
