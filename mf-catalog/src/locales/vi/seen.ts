/** What a shopper reads over what they have looked at. */
export const vi = {
  title: "Bạn vừa xem",
} as const;
