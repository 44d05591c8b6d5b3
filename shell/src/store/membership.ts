import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getMemberPricing } from "@thuot-tha/shared/contracts/operations/membership/get-member-pricing";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

/** The member's prices; null without a membership. */
export type MembershipPricing = OperationOutput<typeof getMemberPricing> | null;

const slice = createSlice({
  name: "membershipPricing",
  initialState: null as MembershipPricing,
  reducers: {
    pricingLoaded: (_state, { payload }: PayloadAction<MembershipPricing>) => payload,
  },
});

export const { pricingLoaded } = slice.actions;
export const membershipPricingReducer = slice.reducer;

interface WithMembershipPricing {
  membershipPricing: MembershipPricing;
}
export const getMembershipPricing = (state: WithMembershipPricing) => state.membershipPricing;
