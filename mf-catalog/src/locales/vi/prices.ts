/** Texts of prices on cards. */
export const viPrices = {
  rentFor: (days: number) => `Thuê ${days} ngày`,
} as const;
