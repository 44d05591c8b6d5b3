/** Texts of a form that narrows a list by days. */
export const viDaysFilter = {
  from: "Từ ngày",
  to: "Đến ngày",
  apply: "Lọc",
  clear: "Bỏ lọc",
  noDay: "Ngày này không có trên lịch.",
  wrongRange: "Ngày cuối phải từ ngày đầu trở đi.",
};
