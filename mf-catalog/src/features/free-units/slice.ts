import type { DayRange } from "@thuot-tha/shared/domain";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { putWithEviction } from "../put-with-eviction.ts";

/** Free pieces by variant id. */
export type FreeUnits = Record<string, number>;

export interface FreeUnitsRequest extends DayRange {
  productId: string;
}

const keyOf = ({ productId, dateFrom, dateTo }: FreeUnitsRequest): string => `${productId} ${dateFrom} ${dateTo}`;

const slice = createSlice({
  name: "catalogFreeUnits",
  initialState: {} as Record<string, FreeUnits>,
  reducers: {
    freeUnitsRequested: (state, _action: PayloadAction<FreeUnitsRequest>) => state,
    freeUnitsLoaded: (state, { payload }: PayloadAction<FreeUnitsRequest & { free: FreeUnits }>) =>
      putWithEviction(state, keyOf(payload), payload.free, 20),
  },
});

export const { freeUnitsRequested, freeUnitsLoaded } = slice.actions;
export const freeUnitsReducer = slice.reducer;

export interface WithFreeUnits {
  catalogFreeUnits: Record<string, FreeUnits>;
}
/** Undefined until known; it may never be, because the cart checks again. */
export const getFreeUnits = (state: WithFreeUnits, request: FreeUnitsRequest): FreeUnits | undefined =>
  state.catalogFreeUnits[keyOf(request)];
