/** Texts around content pages. */
export const vi = {
  shop: "Thướt Tha",
  updated: (day: string) => `Cập nhật ngày ${day}`,
} as const;
