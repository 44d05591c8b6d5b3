/** What a shopper reads around the house's own texts. */
export const vi = {
  shop: "Thướt Tha",
  updated: (day: string) => `Cập nhật ngày ${day}`,
} as const;
