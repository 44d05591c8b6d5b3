/** Texts of the sizes beside the days of a list. They load with them. */
export const vi = {
  sizes: "Cỡ của bạn",
} as const;
