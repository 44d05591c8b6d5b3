/** Texts of the content for other remotes' slots. */
export const viSlots = {
  /** @param days that the price is for; null for any number of days */
  memberPrice: (price: string, days: number | null) =>
    days === null ? `Giá thành viên của bạn: ${price} / ngày` : `Giá thành viên của bạn cho ${days} ngày: ${price}`,
  /** The rule of the price, in the same words wherever a member's price shows. */
  rule: (percent: number, isOwn: boolean) => (isOwn ? "giá riêng của món này" : `giảm ${percent}% theo gói`),
  saving: (amount: string) => `tiết kiệm ${amount}`,
  invite: "Thành viên thuê rẻ hơn.",
  inviteWith: (name: string, price: string, days: number | null, amount: string) =>
    `Thành viên ${name}${days === null ? `: ${price} / ngày` : `, ${days} ngày: ${price}`}, rẻ hơn ${amount}`,
  inviteLink: "Xem các gói",
  cartSaved: (amount: string) => `Là thành viên, bạn tiết kiệm ${amount} cho giỏ này.`,
  cartInvite: (name: string, amount: string) => `Với gói ${name}, giỏ này rẻ hơn ${amount}.`,
  badge: (name: string) => `Thành viên ${name}`,
};
