import { defineStore } from "@thuot-tha/shared/platform";
import { badgeReducer } from "./features/badge/slice.ts";
import { joiningReducer } from "./features/joining/slice.ts";
import { packagesReducer } from "./features/packages/slice.ts";
import { paymentReducer } from "./features/payment/slice.ts";
import { pricesReducer } from "./features/saving/slice.ts";
import { standingReducer } from "./features/standing/slice.ts";
import { membershipSaga } from "./saga.ts";

export const membershipStore = defineStore({
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
