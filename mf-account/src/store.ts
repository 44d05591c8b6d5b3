import { defineStore } from "@thuot-tha/shared/platform";
import { addressReducer } from "./features/address/slice.ts";
import { areasReducer } from "./features/areas/slice.ts";
import { emailReducer } from "./features/email/slice.ts";
import { favoriteReducer } from "./features/favorite/slice.ts";
import { moveReducer } from "./features/favorite-to-cart/slice.ts";
import { notificationReducer } from "./features/notification/slice.ts";
import { orderReducer } from "./features/order/slice.ts";
import { orderCareReducer } from "./features/order-care/slice.ts";
import { orderChangeReducer } from "./features/order-change/slice.ts";
import { passwordReducer } from "./features/password/slice.ts";
import { payoutReducer } from "./features/payout/slice.ts";
import { profileReducer } from "./features/profile/slice.ts";
import { sessionReducer } from "./features/session/slice.ts";
import { waitingListReducer } from "./features/waiting-list/slice.ts";
import { walletReducer } from "./features/wallet/slice.ts";
import { accountSaga } from "./saga.ts";

export const accountStore = defineStore({
  reducers: {
    accountSession: sessionReducer,
    accountAreas: areasReducer,
    accountAddresses: addressReducer,
    accountOrders: orderReducer,
    accountOrderChange: orderChangeReducer,
    accountOrderCare: orderCareReducer,
    accountProfile: profileReducer,
    accountPassword: passwordReducer,
    accountFavorites: favoriteReducer,
    accountMove: moveReducer,
    accountNotifications: notificationReducer,
    accountWallet: walletReducer,
    accountWaitingList: waitingListReducer,
    accountPayouts: payoutReducer,
    accountEmail: emailReducer,
  },
  saga: accountSaga,
});
