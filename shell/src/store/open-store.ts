import { createShopStore, type ShopStore } from "./create-store.ts";
import { membershipPricingReducer } from "./membership.ts";
import { menuReducer } from "./menu.ts";
import { sessionReducer } from "./session.ts";
import { suggestedReducer } from "./suggested.ts";

/** The store of one document with the shell's own slices. */
export function openStore(state: Record<string, unknown>): ShopStore {
  const store = createShopStore(state);
  store.inject({
    menu: menuReducer,
    session: sessionReducer,
    membershipPricing: membershipPricingReducer,
    suggested: suggestedReducer,
  });
  return store;
}
