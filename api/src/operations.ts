import { collectEventsHandler } from "./analytics/operations/collect-events.ts";
import { addCartItemHandler } from "./cart/operations/add-cart-item.ts";
import { listCartItemsHandler } from "./cart/operations/list-cart-items.ts";
import { listInvalidDatesHandler } from "./cart/operations/list-invalid-dates.ts";
import { removeCartItemsHandler } from "./cart/operations/remove-cart-items.ts";
import { updateCartItemHandler } from "./cart/operations/update-cart-item.ts";
import { createReviewHandler } from "./catalogue/operations/create-review.ts";
import { getCategoryHandler } from "./catalogue/operations/get-category.ts";
import { getCategoryMenuHandler } from "./catalogue/operations/get-category-menu.ts";
import { getProductHandler } from "./catalogue/operations/get-product.ts";
import { getReviewStandingHandler } from "./catalogue/operations/get-review-standing.ts";
import { listFitReportsHandler } from "./catalogue/operations/list-fit-reports.ts";
import { listFreeUnitsHandler } from "./catalogue/operations/list-free-units.ts";
import { listProductCardsHandler } from "./catalogue/operations/list-product-cards.ts";
import { listProductReviewsHandler } from "./catalogue/operations/list-product-reviews.ts";
import { listProductsHandler } from "./catalogue/operations/list-products.ts";
import { listRelatedProductsHandler } from "./catalogue/operations/list-related-products.ts";
import { requestReviewImageUploadHandler } from "./catalogue/operations/request-review-image-upload.ts";
import { suggestProductsHandler } from "./catalogue/operations/suggest-products.ts";
import { getContentPageHandler } from "./content/operations/get-content-page.ts";
import { listBannersHandler } from "./content/operations/list-banners.ts";
import { listSitemapHandler } from "./content/operations/list-sitemap.ts";
import { addFavoriteHandler } from "./customer/operations/add-favorite.ts";
import { changeEmailHandler } from "./customer/operations/change-email.ts";
import { changePasswordHandler } from "./customer/operations/change-password.ts";
import { confirmEmailHandler } from "./customer/operations/confirm-email.ts";
import { createAddressHandler } from "./customer/operations/create-address.ts";
import { deleteAddressHandler } from "./customer/operations/delete-address.ts";
import { getAddressHandler } from "./customer/operations/get-address.ts";
import { getMeHandler } from "./customer/operations/get-me.ts";
import { getWalletHandler } from "./customer/operations/get-wallet.ts";
import { listAddressesHandler } from "./customer/operations/list-addresses.ts";
import { listCitiesHandler } from "./customer/operations/list-cities.ts";
import { listDistrictsHandler } from "./customer/operations/list-districts.ts";
import { listFavoriteIdsHandler } from "./customer/operations/list-favorite-ids.ts";
import { listFavoritesHandler } from "./customer/operations/list-favorites.ts";
import { listLoginProvidersHandler } from "./customer/operations/list-login-providers.ts";
import { listPayoutsHandler } from "./customer/operations/list-payouts.ts";
import { listWalletEntriesHandler } from "./customer/operations/list-wallet-entries.ts";
import { listWardsHandler } from "./customer/operations/list-wards.ts";
import { logInHandler } from "./customer/operations/log-in.ts";
import { logOutHandler } from "./customer/operations/log-out.ts";
import { mergeFavoritesHandler } from "./customer/operations/merge-favorites.ts";
import { registerAccountHandler } from "./customer/operations/register-account.ts";
import { removeFavoriteHandler } from "./customer/operations/remove-favorite.ts";
import { requestAvatarUploadHandler } from "./customer/operations/request-avatar-upload.ts";
import { requestEmailChangeHandler } from "./customer/operations/request-email-change.ts";
import { requestPasswordResetHandler } from "./customer/operations/request-password-reset.ts";
import { requestPayoutHandler } from "./customer/operations/request-payout.ts";
import { resetPasswordHandler } from "./customer/operations/reset-password.ts";
import { sendEmailConfirmationHandler } from "./customer/operations/send-email-confirmation.ts";
import { updateAddressHandler } from "./customer/operations/update-address.ts";
import { updateProfileHandler } from "./customer/operations/update-profile.ts";
import { withdrawPayoutHandler } from "./customer/operations/withdraw-payout.ts";
import type { Handler } from "./http/handle.ts";
import { getMemberPricingHandler } from "./membership/operations/get-member-pricing.ts";
import { getMembershipHandler } from "./membership/operations/get-membership.ts";
import { getPackageHandler } from "./membership/operations/get-package.ts";
import { joinPackageHandler } from "./membership/operations/join-package.ts";
import { listPackagePricesHandler } from "./membership/operations/list-package-prices.ts";
import { listPackagesHandler } from "./membership/operations/list-packages.ts";
import { listNotificationsHandler } from "./notification/operations/list-notifications.ts";
import { readAllNotificationsHandler } from "./notification/operations/read-all-notifications.ts";
import { readNotificationHandler } from "./notification/operations/read-notification.ts";
import { cancelOrderHandler } from "./order/operations/cancel-order.ts";
import { changeOrderHandler } from "./order/operations/change-order.ts";
import { changeOrderAddressHandler } from "./order/operations/change-order-address.ts";
import { createOrderHandler } from "./order/operations/create-order.ts";
import { getOrderHandler } from "./order/operations/get-order.ts";
import { listLineDatesHandler } from "./order/operations/list-line-dates.ts";
import { listOrdersHandler } from "./order/operations/list-orders.ts";
import { quoteOrderHandler } from "./order/operations/quote-order.ts";
import { quoteOrderChangeHandler } from "./order/operations/quote-order-change.ts";
import { reportProblemHandler } from "./order/operations/report-problem.ts";
import { requestProblemImageUploadHandler } from "./order/operations/request-problem-image-upload.ts";
import { withdrawOrderChangeHandler } from "./order/operations/withdraw-order-change.ts";
import { getMembershipPaymentHandler } from "./settlement/operations/get-membership-payment.ts";
import { getOrderChangeHandler } from "./settlement/operations/get-order-change.ts";
import { getPaymentStatusHandler } from "./settlement/operations/get-payment-status.ts";
import { payOrderHandler } from "./settlement/operations/pay-order.ts";
import { payOrderChangeHandler } from "./settlement/operations/pay-order-change.ts";
import { addWishHandler } from "./waitlist/operations/add-wish.ts";
import { listWishesHandler } from "./waitlist/operations/list-wishes.ts";
import { removeWishHandler } from "./waitlist/operations/remove-wish.ts";

/** The handler of every operation of the contract. */
export const handlers: readonly Handler[] = [
  logInHandler,
  registerAccountHandler,
  logOutHandler,
  getMeHandler,
  requestPasswordResetHandler,
  resetPasswordHandler,
  changePasswordHandler,
  sendEmailConfirmationHandler,
  confirmEmailHandler,
  requestEmailChangeHandler,
  changeEmailHandler,
  updateProfileHandler,
  getPackageHandler,
  listPackagesHandler,
  listPackagePricesHandler,
  getMemberPricingHandler,
  getMembershipHandler,
  joinPackageHandler,
  getMembershipPaymentHandler,
  listAddressesHandler,
  createAddressHandler,
  getAddressHandler,
  updateAddressHandler,
  deleteAddressHandler,
  listCitiesHandler,
  listDistrictsHandler,
  listWardsHandler,
  listBannersHandler,
  getCategoryMenuHandler,
  getCategoryHandler,
  listProductsHandler,
  getProductHandler,
  listRelatedProductsHandler,
  listFreeUnitsHandler,
  listFitReportsHandler,
  suggestProductsHandler,
  listProductReviewsHandler,
  listCartItemsHandler,
  addCartItemHandler,
  updateCartItemHandler,
  removeCartItemsHandler,
  listInvalidDatesHandler,
  quoteOrderHandler,
  createOrderHandler,
  listOrdersHandler,
  getOrderHandler,
  cancelOrderHandler,
  changeOrderAddressHandler,
  reportProblemHandler,
  requestProblemImageUploadHandler,
  payOrderHandler,
  quoteOrderChangeHandler,
  changeOrderHandler,
  getOrderChangeHandler,
  payOrderChangeHandler,
  withdrawOrderChangeHandler,
  listLineDatesHandler,
  addWishHandler,
  listWishesHandler,
  removeWishHandler,
  getPaymentStatusHandler,
  getWalletHandler,
  listWalletEntriesHandler,
  requestPayoutHandler,
  withdrawPayoutHandler,
  listPayoutsHandler,
  getContentPageHandler,
  listSitemapHandler,
  listNotificationsHandler,
  readNotificationHandler,
  readAllNotificationsHandler,
  listFavoritesHandler,
  listFavoriteIdsHandler,
  addFavoriteHandler,
  mergeFavoritesHandler,
  removeFavoriteHandler,
  listProductCardsHandler,
  requestAvatarUploadHandler,
  createReviewHandler,
  getReviewStandingHandler,
  requestReviewImageUploadHandler,
  collectEventsHandler,
  listLoginProvidersHandler,
];
