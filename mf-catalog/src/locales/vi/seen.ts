/** Texts of the recently viewed products. */
export const viSeen = {
  title: "Bạn vừa xem",
} as const;
