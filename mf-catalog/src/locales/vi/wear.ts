/** Texts of choosing wear dates, also without scripts. */
export const viWear = {
  title: "Ngày mặc",
  choose: "Chọn ngày",
  size: (labels: string) => `cỡ ${labels}`,
  from: "Từ ngày",
  to: "Đến ngày",
} as const;
