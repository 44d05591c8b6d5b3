import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { putWithEviction } from "../put-with-eviction.ts";

export type Availability = OperationOutput<typeof listInvalidDates>;

/** Blocked wear dates per variant and quantity. */
export type AvailabilityPhase =
  | { is: "loading" }
  | { is: "loaded"; availability: Availability }
  | { is: "failed"; message: string };

export interface AvailabilityRequest {
  variantId: string;
  quantities: number;
}

const availabilityKey = ({ variantId, quantities }: AvailabilityRequest): string => `${variantId}×${quantities}`;

const slice = createSlice({
  name: "catalogAvailability",
  initialState: {} as Record<string, AvailabilityPhase>,
  reducers: {
    availabilityRequested: (state, { payload }: PayloadAction<AvailabilityRequest>) => {
      const key = availabilityKey(payload);
      return state[key]?.is === "loaded"
        ? state
        : putWithEviction(state, key, { is: "loading" } as AvailabilityPhase, 40);
    },
    availabilityLoaded: (state, { payload }: PayloadAction<AvailabilityRequest & { availability: Availability }>) =>
      putWithEviction(
        state,
        availabilityKey(payload),
        { is: "loaded", availability: payload.availability } as AvailabilityPhase,
        40,
      ),
    /** Known dates stay after a failure, because the cart refuses dates that others have taken since. */
    availabilityFailed: (state, { payload }: PayloadAction<AvailabilityRequest & { message: string }>) => {
      const key = availabilityKey(payload);
      const failed = { is: "failed", message: payload.message } as AvailabilityPhase;
      return state[key]?.is === "loaded" ? state : putWithEviction(state, key, failed, 40);
    },
  },
});

export const { availabilityRequested, availabilityLoaded, availabilityFailed } = slice.actions;
export const availabilityReducer = slice.reducer;

export interface WithAvailability {
  catalogAvailability: Record<string, AvailabilityPhase>;
}
export const getAvailability = (state: WithAvailability, request: AvailabilityRequest): AvailabilityPhase | undefined =>
  state.catalogAvailability[availabilityKey(request)];
