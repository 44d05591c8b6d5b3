import { membershipPricingReducer } from "./membership.ts";
import { menuReducer } from "./menu.ts";
import { sessionReducer } from "./session.ts";
import { suggestedReducer } from "./suggested.ts";

/** The shell's own slices. */
export const ownReducers = {
  menu: menuReducer,
  session: sessionReducer,
  membershipPricing: membershipPricingReducer,
  suggested: suggestedReducer,
};
