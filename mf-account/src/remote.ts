import { defineRemote } from "@thuot-tha/shared/platform";
import { addressReducer } from "./features/address/slice.ts";
import { areasReducer } from "./features/areas/slice.ts";
import { favoriteReducer } from "./features/favorite/slice.ts";
import { moveReducer } from "./features/move/slice.ts";
import { notificationReducer } from "./features/notification/slice.ts";
import { orderReducer } from "./features/order/slice.ts";
import { passwordReducer } from "./features/password/slice.ts";
import { profileReducer } from "./features/profile/slice.ts";
import { sessionReducer } from "./features/session/slice.ts";
import { walletReducer } from "./features/wallet/slice.ts";
import { accountSaga } from "./saga.ts";
import { withPartSaga } from "./with-part-saga.ts";

export default defineRemote({
  name: "mf-account",
  pages: {
    login: withPartSaga(() =>
      import(/* webpackChunkName: "page-login" */ "./pages/login/page.ts").then((m) => m.loginPage),
    ),
    register: withPartSaga(() =>
      import(/* webpackChunkName: "page-register" */ "./pages/register/page.ts").then((m) => m.registerPage),
    ),
    "forgot-password": withPartSaga(() =>
      import(/* webpackChunkName: "page-forgot-password" */ "./pages/forgot-password/page.ts").then(
        (m) => m.forgotPasswordPage,
      ),
    ),
    "reset-password": withPartSaga(() =>
      import(/* webpackChunkName: "page-reset-password" */ "./pages/reset-password/page.ts").then(
        (m) => m.resetPasswordPage,
      ),
    ),
    home: withPartSaga(() =>
      import(/* webpackChunkName: "page-home" */ "./pages/home/page.ts").then((m) => m.homePage),
    ),
    favorites: withPartSaga(() =>
      import(/* webpackChunkName: "page-favorites" */ "./pages/favorites/page.ts").then((m) => m.favoritesPage),
    ),
    wallet: withPartSaga(() =>
      import(/* webpackChunkName: "page-wallet" */ "./pages/wallet/page.ts").then((m) => m.walletPage),
    ),
    notifications: withPartSaga(() =>
      import(/* webpackChunkName: "page-notifications" */ "./pages/notifications/page.ts").then(
        (m) => m.notificationsPage,
      ),
    ),
    addresses: withPartSaga(() =>
      import(/* webpackChunkName: "page-addresses" */ "./pages/addresses/page.ts").then((m) => m.addressesPage),
    ),
    "address-create": withPartSaga(() =>
      import(/* webpackChunkName: "page-address-create" */ "./pages/address-create/page.tsx").then(
        (m) => m.addressCreatePage,
      ),
    ),
    "address-edit": withPartSaga(() =>
      import(/* webpackChunkName: "page-address-edit" */ "./pages/address-edit/page.tsx").then(
        (m) => m.addressEditPage,
      ),
    ),
    orders: withPartSaga(() =>
      import(/* webpackChunkName: "page-orders" */ "./pages/orders/page.ts").then((m) => m.ordersPage),
    ),
    order: withPartSaga(() =>
      import(/* webpackChunkName: "page-order" */ "./pages/order/page.ts").then((m) => m.orderPage),
    ),
    profile: withPartSaga(() =>
      import(/* webpackChunkName: "page-profile" */ "./pages/profile/page.ts").then((m) => m.profilePage),
    ),
    "change-password": withPartSaga(() =>
      import(/* webpackChunkName: "page-change-password" */ "./pages/change-password/page.ts").then(
        (m) => m.changePasswordPage,
      ),
    ),
  },
  slots: {
    "account-link": () =>
      import(/* webpackChunkName: "slot-account-link" */ "./slots/account-link/slot.ts").then((m) => m.accountLinkSlot),
    notifications: () =>
      import(/* webpackChunkName: "slot-notifications" */ "./slots/notifications/slot.ts").then(
        (m) => m.notificationsSlot,
      ),
    "sign-in": withPartSaga(() =>
      import(/* webpackChunkName: "slot-sign-in" */ "./slots/sign-in/slot.ts").then((m) => m.signInSlot),
    ),
    "sign-in-again": withPartSaga(() =>
      import(/* webpackChunkName: "slot-sign-in-again" */ "./slots/sign-in-again/slot.ts").then(
        (m) => m.signInAgainSlot,
      ),
    ),
    "address-choice": withPartSaga(() =>
      import(/* webpackChunkName: "slot-address-choice" */ "./slots/address-choice/slot.ts").then(
        (m) => m.addressChoiceSlot,
      ),
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
    accountWallet: walletReducer,
  },
  saga: accountSaga,
});
