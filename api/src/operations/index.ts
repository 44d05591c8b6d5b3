import type { OperationName } from "@thuot-tha/shared/contracts/operations";
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
import { favoriteAdd } from "./favorite/add.ts";
import { favoriteIds } from "./favorite/ids.ts";
import { favoriteList } from "./favorite/list.ts";
import { favoriteMerge } from "./favorite/merge.ts";
import { favoriteRemove } from "./favorite/remove.ts";
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
import type { Operation } from "./operation.ts";
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
export const handlers: { [N in OperationName]: Operation<N> } = {
  "session.login": sessionLogin,
  "session.register": sessionRegister,
  "session.logout": sessionLogout,
  "session.me": sessionMe,
  "password.forgot": passwordForgot,
  "password.reset": passwordReset,
  "password.change": passwordChange,
  "profile.update": profileUpdate,
  "membership.package": membershipPackage,
  "membership.packages": membershipPackages,
  "membership.package-prices": membershipPackagePrices,
  "membership.pricing": membershipPricingOfCustomer,
  "membership.current": membershipCurrent,
  "membership.join": membershipJoin,
  "membership.payment": membershipPayment,
  "address.list": addressList,
  "address.create": addressCreate,
  "address.get": addressGet,
  "address.update": addressUpdate,
  "address.delete": addressDelete,
  "address.cities": addressCities,
  "address.districts": addressDistricts,
  "address.wards": addressWards,
  "banner.list": bannerList,
  "category.menu": categoryMenu,
  "category.get": categoryGet,
  "product.list": productList,
  "product.get": productGet,
  "product.related": productRelated,
  "product.suggest": productSuggest,
  "product.reviews": productReviews,
  "cart.list": cartList,
  "cart.add": cartAdd,
  "cart.update": cartUpdate,
  "cart.delete": cartDelete,
  "cart.invalid-dates": cartInvalidDates,
  "order.quote": orderQuote,
  "order.create": orderCreate,
  "order.list": orderList,
  "order.get": orderGet,
  "order.cancel": orderCancel,
  "order.pay": orderPay,
  "payment.status": paymentStatus,
  "wallet.get": walletGet,
  "wallet.transactions": walletTransactions,
  "content.page": contentPage,
  "sitemap.list": sitemapList,
  "notification.list": notificationList,
  "notification.read": notificationRead,
  "notification.read-all": notificationReadAll,
  "favorite.list": favoriteList,
  "favorite.ids": favoriteIds,
  "favorite.add": favoriteAdd,
  "favorite.merge": favoriteMerge,
  "favorite.remove": favoriteRemove,
  "product.cards": productCards,
  "profile.avatar-upload": profileAvatarUpload,
  "review.create": reviewCreate,
  "review.mine": reviewMine,
  "review.image-upload": reviewImageUpload,
  "analytics.collect": analyticsCollect,
  "session.providers": sessionProviders,
};
