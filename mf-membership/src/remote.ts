import { defineRemote } from "@thuot-tha/shared/platform";
import { packagesReducer } from "./features/packages/slice.ts";

export default defineRemote({
  name: "mf-membership",
  pages: {
    packages: () =>
      import(/* webpackChunkName: "page-packages" */ "./pages/packages/page.ts").then((m) => m.packagesPage),
  },
  slots: {
    "membership-price": () =>
      import(/* webpackChunkName: "slot-membership-price" */ "./features/price/slot.ts").then(
        (m) => m.membershipPriceSlot,
      ),
  },
  reducers: { membershipPackages: packagesReducer },
});
