/** Texts around content pages. */
export const viContent = {
  shop: "Thướt Tha",
  updated: (day: string) => `Cập nhật ngày ${day}`,
} as const;
