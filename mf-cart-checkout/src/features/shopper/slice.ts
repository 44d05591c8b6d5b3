import type { MembershipPricing } from "@thuot-tha/shared/domain";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

/** What other remotes and the shell have told about the shopper. */
export interface ShopperState {
  /** False until it is known who is here. */
  known: boolean;
  userId: string | null;
  pricing: MembershipPricing | null;
  /** Where the order goes. */
  addressId: string | null;
}

const slice = createSlice({
  name: "cartShopper",
  initialState: { known: false, userId: null, pricing: null, addressId: null } as ShopperState,
  reducers: {
    sessionTold: (state, { payload }: PayloadAction<{ known: boolean; user: { id: string } | null }>) => {
      state.known = payload.known;
      state.userId = payload.user?.id ?? null;
      if (state.userId === null) state.addressId = null;
    },
    pricingTold: (state, { payload }: PayloadAction<MembershipPricing | null>) => ({ ...state, pricing: payload }),
    addressTold: (state, { payload }: PayloadAction<{ addressId: string | null }>) => {
      state.addressId = payload.addressId;
    },
    /** Nobody, or somebody else, is where a customer was: what that one typed is nobody's to read. */
    customerLeft: () => undefined,
    /** The API no longer knows the session the shopper was here with. */
    sessionLost: (state) => {
      state.userId = null;
    },
  },
});

export const { sessionTold, pricingTold, addressTold, customerLeft, sessionLost } = slice.actions;
export const shopperReducer = slice.reducer;

export interface WithShopper {
  cartShopper: ShopperState;
}
