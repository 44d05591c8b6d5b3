import { defineRemote } from "@thuot-tha/shared/platform";
import { badgeReducer } from "./features/badge/slice.ts";
import { joiningReducer } from "./features/joining/slice.ts";
import { packagesReducer } from "./features/packages/slice.ts";
import { paymentReducer } from "./features/payment/slice.ts";
import { pricesReducer } from "./features/saving/slice.ts";
import { standingReducer } from "./features/standing/slice.ts";
import { membershipSaga } from "./saga.ts";

export default defineRemote({
  name: "mf-membership",
  pages: {
    packages: () =>
      import(/* webpackChunkName: "page-packages" */ "./pages/packages/page.ts").then((m) => m.packagesPage),
    payment: () => import(/* webpackChunkName: "page-payment" */ "./pages/payment/page.ts").then((m) => m.paymentPage),
  },
  slots: {
    "membership-price": () =>
      import(/* webpackChunkName: "slot-membership-price" */ "./features/price/slot.ts").then(
        (m) => m.membershipPriceSlot,
      ),
    "membership-saving": () =>
      import(/* webpackChunkName: "slot-membership-saving" */ "./features/saving/slot.ts").then(
        (m) => m.cartSavingSlot,
      ),
    badge: () => import(/* webpackChunkName: "slot-badge" */ "./features/badge/slot.ts").then((m) => m.badgeSlot),
    "account-badge": () =>
      import(/* webpackChunkName: "slot-account-badge" */ "./features/badge/account-slot.ts").then(
        (m) => m.accountBadgeSlot,
      ),
  },
  reducers: {
    membershipPackages: packagesReducer,
    membershipStanding: standingReducer,
    membershipJoining: joiningReducer,
    membershipPayment: paymentReducer,
    membershipPrices: pricesReducer,
    membershipBadge: badgeReducer,
  },
  saga: membershipSaga,
});
