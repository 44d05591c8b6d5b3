import { addressCities } from "./address/cities.ts";
import { addressCreate } from "./address/create.ts";
import { addressDelete } from "./address/delete.ts";
import { addressDistricts } from "./address/districts.ts";
import { addressGet } from "./address/get.ts";
import { addressList } from "./address/list.ts";
import { addressUpdate } from "./address/update.ts";
import { addressWards } from "./address/wards.ts";
import { analyticsCollect } from "./analytics/collect.ts";
import { cartAdd } from "./cart/add.ts";
import { cartDelete } from "./cart/delete.ts";
import { cartInvalidDates } from "./cart/invalid-dates.ts";
import { cartList } from "./cart/list.ts";
import { cartUpdate } from "./cart/update.ts";
import { productCards } from "./catalogue/cards.ts";
import { categoryGet } from "./catalogue/category.ts";
import { productGet } from "./catalogue/get.ts";
import { productList } from "./catalogue/list.ts";
import { categoryMenu } from "./catalogue/menu.ts";
import { productRelated } from "./catalogue/related.ts";
import { productReviews } from "./catalogue/reviews.ts";
import { productSuggest } from "./catalogue/suggest.ts";
import { bannerList } from "./content/banners.ts";
import { contentPage } from "./content/page.ts";
import { sitemapList } from "./content/sitemap.ts";
import { emailConfirm } from "./email/confirm.ts";
import { emailSendConfirmation } from "./email/send-confirmation.ts";
import { favoriteAdd } from "./favorite/add.ts";
import { favoriteIds } from "./favorite/ids.ts";
import { favoriteList } from "./favorite/list.ts";
import { favoriteMerge } from "./favorite/merge.ts";
import { favoriteRemove } from "./favorite/remove.ts";
import type { Handler } from "./handle.ts";
import { membershipCurrent } from "./membership/current.ts";
import { membershipJoin } from "./membership/join.ts";
import { membershipPackage } from "./membership/package.ts";
import { membershipPackagePrices } from "./membership/package-prices.ts";
import { membershipPackages } from "./membership/packages.ts";
import { membershipPayment } from "./membership/payment.ts";
import { membershipPricingOfCustomer } from "./membership/pricing.ts";
import { notificationList } from "./notification/list.ts";
import { notificationRead } from "./notification/read.ts";
import { notificationReadAll } from "./notification/read-all.ts";
import { orderCancel } from "./order/cancel.ts";
import { orderCreate } from "./order/create.ts";
import { orderGet } from "./order/get.ts";
import { orderList } from "./order/list.ts";
import { orderPay } from "./order/pay.ts";
import { orderQuote } from "./order/quote.ts";
import { passwordChange } from "./password/change.ts";
import { passwordForgot } from "./password/forgot.ts";
import { passwordReset } from "./password/reset.ts";
import { paymentStatus } from "./payment/status.ts";
import { profileAvatarUpload } from "./profile/avatar-upload.ts";
import { profileUpdate } from "./profile/update.ts";
import { reviewCreate } from "./review/create.ts";
import { reviewImageUpload } from "./review/image-upload.ts";
import { reviewMine } from "./review/mine.ts";
import { sessionLogin } from "./session/login.ts";
import { sessionLogout } from "./session/logout.ts";
import { sessionMe } from "./session/me.ts";
import { sessionProviders } from "./session/providers.ts";
import { sessionRegister } from "./session/register.ts";
import { walletGet } from "./wallet/get.ts";
import { walletTransactions } from "./wallet/transactions.ts";

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
