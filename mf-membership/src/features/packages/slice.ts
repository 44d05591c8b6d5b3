import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listPackages } from "@thuot-tha/shared/contracts/operations/membership/list-packages";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

export type MembershipPackage = OperationOutput<typeof listPackages>["items"][number];

const slice = createSlice({
  name: "membershipPackages",
  initialState: [] as MembershipPackage[],
  reducers: {
    packagesLoaded: (_state, { payload }: PayloadAction<MembershipPackage[]>) => payload,
  },
});

export const { packagesLoaded } = slice.actions;
export const packagesReducer = slice.reducer;

export interface WithPackages {
  membershipPackages: MembershipPackage[];
}
