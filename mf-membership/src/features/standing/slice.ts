import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getMembership } from "@thuot-tha/shared/contracts/operations/membership/get-membership";
import { createAction, createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

export type Standing = OperationOutput<typeof getMembership>;
export type Offer = Standing["offers"][number];

/** Retrying: the request after a failed one is under way. */
export type StandingState = { is: "unknown" | "failed" | "retrying" } | { is: "known"; standing: Standing };

/** Requests the customer's membership and what each package would mean for them. */
export const standingRequested = createAction("membershipStanding/standingRequested");

const slice = createSlice({
  name: "membershipStanding",
  initialState: { is: "unknown" } as StandingState,
  reducers: {
    standingLoaded: (_state, { payload }: PayloadAction<Standing>): StandingState => ({
      is: "known",
      standing: payload,
    }),
    standingFailed: (state): StandingState => (state.is === "known" ? state : { is: "failed" }),
    /** Clears the state when the customer has left. */
    standingForgotten: (): StandingState => ({ is: "unknown" }),
  },
  extraReducers: (builder) =>
    builder.addCase(standingRequested, (state): StandingState => (state.is === "failed" ? { is: "retrying" } : state)),
});

export const { standingLoaded, standingFailed, standingForgotten } = slice.actions;
export const standingReducer = slice.reducer;

export interface WithStanding {
  membershipStanding: StandingState;
}
export const getStanding = (state: WithStanding) => state.membershipStanding;
