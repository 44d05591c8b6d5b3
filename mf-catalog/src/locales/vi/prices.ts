/** Texts of prices on cards. */
export const vi = {
  rentFor: (days: number) => `Thuê ${days} ngày`,
} as const;
