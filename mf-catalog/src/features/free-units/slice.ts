import type { DayRange } from "@thuot-tha/shared/domain";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { keep } from "../keep.ts";

/** Free pieces by variant id. */
export type FreeUnits = Record<string, number>;

export interface FreeUnitsWanted extends DayRange {
  productId: string;
}

const keyOf = ({ productId, dateFrom, dateTo }: FreeUnitsWanted): string => `${productId} ${dateFrom} ${dateTo}`;

const slice = createSlice({
  name: "catalogFreeUnits",
  initialState: {} as Record<string, FreeUnits>,
  reducers: {
    freeUnitsRequested: (state, _action: PayloadAction<FreeUnitsWanted>) => state,
    freeUnitsLoaded: (state, { payload }: PayloadAction<FreeUnitsWanted & { free: FreeUnits }>) =>
      keep(state, keyOf(payload), payload.free, 20),
  },
});

export const { freeUnitsRequested, freeUnitsLoaded } = slice.actions;
export const freeUnitsReducer = slice.reducer;

export interface WithFreeUnits {
  catalogFreeUnits: Record<string, FreeUnits>;
}
/** Undefined until known; it may never be, because the cart checks again. */
export const getFreeUnits = (state: WithFreeUnits, wanted: FreeUnitsWanted): FreeUnits | undefined =>
  state.catalogFreeUnits[keyOf(wanted)];
