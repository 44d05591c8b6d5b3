import { defineRemote } from "@thuot-tha/shared/platform";
import { addressReducer } from "./features/address/slice.ts";
import { areasReducer } from "./features/areas/slice.ts";
import { favoriteReducer } from "./features/favorite/slice.ts";
import { moveReducer } from "./features/move/slice.ts";
import { notificationReducer } from "./features/notification/slice.ts";
import { orderReducer } from "./features/order/slice.ts";
import { passwordReducer } from "./features/password/slice.ts";
import { profileReducer } from "./features/profile/slice.ts";
import { recentReducer } from "./features/recent/slice.ts";
import { sessionReducer } from "./features/session/slice.ts";
import { walletReducer } from "./features/wallet/slice.ts";
import { accountSaga } from "./saga.ts";

export default defineRemote({
  name: "mf-account",
  pages: {
    login: () => import(/* webpackChunkName: "page-login" */ "./pages/login/page.ts").then((m) => m.loginPage),
    register: () =>
      import(/* webpackChunkName: "page-register" */ "./pages/register/page.ts").then((m) => m.registerPage),
    "forgot-password": () =>
      import(/* webpackChunkName: "page-forgot-password" */ "./pages/forgot-password/page.ts").then(
        (m) => m.forgotPasswordPage,
      ),
    "reset-password": () =>
      import(/* webpackChunkName: "page-reset-password" */ "./pages/reset-password/page.ts").then(
        (m) => m.resetPasswordPage,
      ),
    home: () => import(/* webpackChunkName: "page-home" */ "./pages/home/page.ts").then((m) => m.homePage),
    favorites: () =>
      import(/* webpackChunkName: "page-favorites" */ "./pages/favorites/page.ts").then((m) => m.favoritesPage),
    wallet: () => import(/* webpackChunkName: "page-wallet" */ "./pages/wallet/page.ts").then((m) => m.walletPage),
    notifications: () =>
      import(/* webpackChunkName: "page-notifications" */ "./pages/notifications/page.ts").then(
        (m) => m.notificationsPage,
      ),
    addresses: () =>
      import(/* webpackChunkName: "page-addresses" */ "./pages/addresses/page.ts").then((m) => m.addressesPage),
    "address-create": () =>
      import(/* webpackChunkName: "page-address-create" */ "./pages/address-create/page.tsx").then(
        (m) => m.addressCreatePage,
      ),
    "address-edit": () =>
      import(/* webpackChunkName: "page-address-edit" */ "./pages/address-edit/page.tsx").then(
        (m) => m.addressEditPage,
      ),
    orders: () => import(/* webpackChunkName: "page-orders" */ "./pages/orders/page.ts").then((m) => m.ordersPage),
    order: () => import(/* webpackChunkName: "page-order" */ "./pages/order/page.ts").then((m) => m.orderPage),
    profile: () => import(/* webpackChunkName: "page-profile" */ "./pages/profile/page.ts").then((m) => m.profilePage),
    "change-password": () =>
      import(/* webpackChunkName: "page-change-password" */ "./pages/change-password/page.ts").then(
        (m) => m.changePasswordPage,
      ),
  },
  slots: {
    "account-link": () =>
      import(/* webpackChunkName: "slot-account-link" */ "./slots/account-link/slot.ts").then((m) => m.accountLinkSlot),
    notifications: () =>
      import(/* webpackChunkName: "slot-notifications" */ "./slots/notifications/slot.ts").then(
        (m) => m.notificationsSlot,
      ),
    "sign-in": () => import(/* webpackChunkName: "slot-sign-in" */ "./slots/sign-in/slot.ts").then((m) => m.signInSlot),
    "sign-in-again": () =>
      import(/* webpackChunkName: "slot-sign-in-again" */ "./slots/sign-in-again/slot.ts").then(
        (m) => m.signInAgainSlot,
      ),
    "address-choice": () =>
      import(/* webpackChunkName: "slot-address-choice" */ "./slots/address-choice/slot.ts").then(
        (m) => m.addressChoiceSlot,
      ),
  },
  reducers: {
    accountSession: sessionReducer,
    accountAreas: areasReducer,
    accountAddresses: addressReducer,
    accountOrders: orderReducer,
    accountProfile: profileReducer,
    accountPassword: passwordReducer,
    accountFavorites: favoriteReducer,
    accountMove: moveReducer,
    accountNotifications: notificationReducer,
    accountRecent: recentReducer,
    accountWallet: walletReducer,
  },
  saga: accountSaga,
});
