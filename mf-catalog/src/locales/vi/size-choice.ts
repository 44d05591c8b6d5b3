/** Texts of the sizes beside the days of a list. They load with them. */
export const viSizeChoice = {
  sizes: "Cỡ của bạn",
} as const;
