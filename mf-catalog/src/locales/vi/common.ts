/** Texts of every page of the catalogue. */
export const viCommon = {
  close: "Đóng",
} as const;
