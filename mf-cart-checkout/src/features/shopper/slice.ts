import type { MembershipPricing } from "@thuot-tha/shared/domain";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

/** What other remotes and the shell announced about the shopper. */
export interface ShopperState {
  /** False until the session is known. */
  known: boolean;
  userId: string | null;
  pricing: MembershipPricing | null;
  /** The delivery address. */
  addressId: string | null;
}

const slice = createSlice({
  name: "cartShopper",
  initialState: { known: false, userId: null, pricing: null, addressId: null } as ShopperState,
  reducers: {
    sessionReceived: (state, { payload }: PayloadAction<{ known: boolean; user: { id: string } | null }>) => ({
      ...state,
      known: payload.known,
      userId: payload.user?.id ?? null,
      addressId: payload.user ? state.addressId : null,
    }),
    pricingReceived: (state, { payload }: PayloadAction<MembershipPricing | null>) => ({ ...state, pricing: payload }),
    addressReceived: (state, { payload }: PayloadAction<{ addressId: string | null }>) => ({
      ...state,
      addressId: payload.addressId,
    }),
    /** The customer has left, or another one is here: their form values must be cleared. */
    customerLeft: (state) => state,
    /** A guest has signed in, a customer has signed out, or another customer is here: each has another cart. */
    shopperChanged: (state) => state,
    /** The shopper's session has ended on the server. */
    sessionLost: (state) => ({ ...state, userId: null }),
  },
});

export const { sessionReceived, pricingReceived, addressReceived, customerLeft, shopperChanged, sessionLost } =
  slice.actions;
export const shopperReducer = slice.reducer;

export interface WithShopper {
  cartShopper: ShopperState;
}
