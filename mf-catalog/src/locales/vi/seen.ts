/** Texts of the recently viewed products. */
export const vi = {
  title: "Bạn vừa xem",
} as const;
