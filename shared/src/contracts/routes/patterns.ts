/** Every address of the shop, once. Remotes declare which of these they serve in their `remote.json`. */
export const patterns = {
  home: "/home",
  onSale: "/onsale",
  search: "/search",
  product: "/product/:productLink",
  category: "/:categoryLink",
  aboutUs: "/about-us",
  about: "/about/:pageAbout",
  customerCare: "/customer-care/:customerCareLink",
  info: "/info/:pageInfo",
  self: "/seft/:selfLink",
  membership: "/member-ship",
  /** Where paying for a package is waited for. */
  membershipPayment: "/member-ship/payment/:paymentId",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  cart: "/checkout",
  payment: "/checkout/payment",
  /** Where an order that is not paid yet is paid, or its payment is waited for. */
  orderPayment: "/checkout/payment/:orderId",
  orderSuccess: "/checkout/success/:orderId",
  account: "/account",
  profile: "/account/profile",
  addresses: "/account/address",
  addressCreate: "/account/address/create",
  addressEdit: "/account/address/edit/:id",
  changePassword: "/account/change-password",
  favorites: "/account/favorites",
  wallet: "/account/wallet",
  notifications: "/account/notification",
  orders: "/account/order-history",
  order: "/account/order-history/:orderId",
  notFound: "/404",
} as const;

export type RouteName = keyof typeof patterns;
