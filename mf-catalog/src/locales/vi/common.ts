/** Texts of every page of the catalogue. */
export const vi = {
  close: "Đóng",
} as const;
