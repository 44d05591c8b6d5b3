import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import type { MembershipPackage } from "../packages/slice.ts";

export type Badge = Pick<MembershipPackage, "id" | "name" | "type" | "color">;

const slice = createSlice({
  name: "membershipBadge",
  initialState: null as Badge | null,
  reducers: {
    badgeShown: (_state, { payload: { id, name, type, color } }: PayloadAction<Badge>) => ({ id, name, type, color }),
    badgeHidden: () => null,
  },
});

export const { badgeShown, badgeHidden } = slice.actions;
export const badgeReducer = slice.reducer;

export interface WithBadge {
  membershipBadge: Badge | null;
}
export const getBadge = (state: WithBadge) => state.membershipBadge;
