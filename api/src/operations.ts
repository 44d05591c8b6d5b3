import { analyticsCollect } from "./analytics/operations/collect-events.ts";
import { cartAdd } from "./cart/operations/add-cart-item.ts";
import { cartList } from "./cart/operations/list-cart-items.ts";
import { cartInvalidDates } from "./cart/operations/list-invalid-dates.ts";
import { cartDelete } from "./cart/operations/remove-cart-items.ts";
import { cartUpdate } from "./cart/operations/update-cart-item.ts";
import { reviewCreate } from "./catalogue/operations/create-review.ts";
import { categoryGet } from "./catalogue/operations/get-category.ts";
import { categoryMenu } from "./catalogue/operations/get-category-menu.ts";
import { productGet } from "./catalogue/operations/get-product.ts";
import { reviewMine } from "./catalogue/operations/get-review-standing.ts";
import { productCards } from "./catalogue/operations/list-product-cards.ts";
import { productReviews } from "./catalogue/operations/list-product-reviews.ts";
import { productList } from "./catalogue/operations/list-products.ts";
import { productRelated } from "./catalogue/operations/list-related-products.ts";
import { reviewImageUpload } from "./catalogue/operations/request-review-image-upload.ts";
import { productSuggest } from "./catalogue/operations/suggest-products.ts";
import { contentPage } from "./content/operations/get-content-page.ts";
import { bannerList } from "./content/operations/list-banners.ts";
import { sitemapList } from "./content/operations/list-sitemap.ts";
import { favoriteAdd } from "./customer/operations/add-favorite.ts";
import { passwordChange } from "./customer/operations/change-password.ts";
import { emailConfirm } from "./customer/operations/confirm-email.ts";
import { addressCreate } from "./customer/operations/create-address.ts";
import { addressDelete } from "./customer/operations/delete-address.ts";
import { addressGet } from "./customer/operations/get-address.ts";
import { sessionMe } from "./customer/operations/get-me.ts";
import { walletGet } from "./customer/operations/get-wallet.ts";
import { addressList } from "./customer/operations/list-addresses.ts";
import { addressCities } from "./customer/operations/list-cities.ts";
import { addressDistricts } from "./customer/operations/list-districts.ts";
import { favoriteIds } from "./customer/operations/list-favorite-ids.ts";
import { favoriteList } from "./customer/operations/list-favorites.ts";
import { sessionProviders } from "./customer/operations/list-login-providers.ts";
import { walletTransactions } from "./customer/operations/list-wallet-entries.ts";
import { addressWards } from "./customer/operations/list-wards.ts";
import { sessionLogin } from "./customer/operations/log-in.ts";
import { sessionLogout } from "./customer/operations/log-out.ts";
import { favoriteMerge } from "./customer/operations/merge-favorites.ts";
import { sessionRegister } from "./customer/operations/register-account.ts";
import { favoriteRemove } from "./customer/operations/remove-favorite.ts";
import { profileAvatarUpload } from "./customer/operations/request-avatar-upload.ts";
import { passwordForgot } from "./customer/operations/request-password-reset.ts";
import { passwordReset } from "./customer/operations/reset-password.ts";
import { emailSendConfirmation } from "./customer/operations/send-email-confirmation.ts";
import { addressUpdate } from "./customer/operations/update-address.ts";
import { profileUpdate } from "./customer/operations/update-profile.ts";
import type { Handler } from "./http/handle.ts";
import { membershipPricingOfCustomer } from "./membership/operations/get-member-pricing.ts";
import { membershipCurrent } from "./membership/operations/get-membership.ts";
import { membershipPackage } from "./membership/operations/get-package.ts";
import { membershipJoin } from "./membership/operations/join-package.ts";
import { membershipPackagePrices } from "./membership/operations/list-package-prices.ts";
import { membershipPackages } from "./membership/operations/list-packages.ts";
import { notificationList } from "./notification/operations/list-notifications.ts";
import { notificationReadAll } from "./notification/operations/read-all-notifications.ts";
import { notificationRead } from "./notification/operations/read-notification.ts";
import { orderCancel } from "./order/operations/cancel-order.ts";
import { orderCreate } from "./order/operations/create-order.ts";
import { orderGet } from "./order/operations/get-order.ts";
import { orderList } from "./order/operations/list-orders.ts";
import { orderQuote } from "./order/operations/quote-order.ts";
import { membershipPayment } from "./settlement/operations/get-membership-payment.ts";
import { paymentStatus } from "./settlement/operations/get-payment-status.ts";
import { orderPay } from "./settlement/operations/pay-order.ts";

/** The handler of every operation of the contract. */
export const handlers: readonly Handler[] = [
  sessionLogin,
  sessionRegister,
  sessionLogout,
  sessionMe,
  passwordForgot,
  passwordReset,
  passwordChange,
  emailSendConfirmation,
  emailConfirm,
  profileUpdate,
  membershipPackage,
  membershipPackages,
  membershipPackagePrices,
  membershipPricingOfCustomer,
  membershipCurrent,
  membershipJoin,
  membershipPayment,
  addressList,
  addressCreate,
  addressGet,
  addressUpdate,
  addressDelete,
  addressCities,
  addressDistricts,
  addressWards,
  bannerList,
  categoryMenu,
  categoryGet,
  productList,
  productGet,
  productRelated,
  productSuggest,
  productReviews,
  cartList,
  cartAdd,
  cartUpdate,
  cartDelete,
  cartInvalidDates,
  orderQuote,
  orderCreate,
  orderList,
  orderGet,
  orderCancel,
  orderPay,
  paymentStatus,
  walletGet,
  walletTransactions,
  contentPage,
  sitemapList,
  notificationList,
  notificationRead,
  notificationReadAll,
  favoriteList,
  favoriteIds,
  favoriteAdd,
  favoriteMerge,
  favoriteRemove,
  productCards,
  profileAvatarUpload,
  reviewCreate,
  reviewMine,
  reviewImageUpload,
  analyticsCollect,
  sessionProviders,
];
