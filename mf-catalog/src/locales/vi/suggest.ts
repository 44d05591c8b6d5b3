/** Texts of the header's search. */
export const viSuggest = {
  placeholder: "Tìm áo dài, đầm dạ hội…",
  label: "Tìm trong cửa hàng",
  submit: "Tìm",
  list: "Gợi ý",
  kinds: { recent: "Tìm gần đây", query: "Từ khoá", category: "Danh mục", product: "Món" },
  forget: "Xoá lịch sử tìm",
  count: (count: number) => `${count} gợi ý, dùng phím mũi tên để chọn`,
  rent: "Thuê",
  buy: "Mua",
  day: "ngày",
} as const;
