/** Words of what this remote shows in others' places. */
export const viSlots = {
  memberPrice: (price: string) => `Giá thành viên của bạn: ${price}`,
  /** One rule, in the same words wherever a member's price shows. */
  rule: (percent: number, own: boolean) => (own ? "giá riêng của món này" : `giảm ${percent}% theo gói`),
  saving: (amount: string) => `tiết kiệm ${amount}`,
  invite: "Thành viên thuê món này rẻ hơn.",
  inviteWith: (name: string, price: string, amount: string) =>
    `Thành viên ${name} thuê món này ${price}, rẻ hơn ${amount}`,
  inviteLink: "Xem các gói",
  cartSaved: (amount: string) => `Là thành viên, bạn tiết kiệm ${amount} cho giỏ này.`,
  cartInvite: (name: string, amount: string) => `Với gói ${name}, giỏ này rẻ hơn ${amount}.`,
  badge: (name: string) => `Thành viên ${name}`,
};
