/** The owner of a cart: a customer, or a guest whose browser has a token for it. */
export interface CartOwner {
  customerId: string | null;
  guestToken: string | null;
}
