import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

/** Wear dates on which a variant is unavailable. */
export type Availability = OperationOutput<typeof listInvalidDates>;

/** The one line whose dates are being changed. */
export type DatesPhase =
  | { is: "closed" }
  | { is: "loading"; lineId: string }
  | { is: "loaded"; lineId: string; availability: Availability }
  | { is: "failed"; lineId: string; message: string };

const slice = createSlice({
  name: "cartDates",
  initialState: { is: "closed" } as DatesPhase,
  reducers: {
    datesOpened: (_state, { payload: lineId }: PayloadAction<string>): DatesPhase => ({ is: "loading", lineId }),
    datesLoaded: (_state, { payload }: PayloadAction<{ lineId: string; availability: Availability }>): DatesPhase => ({
      is: "loaded",
      ...payload,
    }),
    datesFailed: (_state, { payload }: PayloadAction<{ lineId: string; message: string }>): DatesPhase => ({
      is: "failed",
      ...payload,
    }),
    datesClosed: (): DatesPhase => ({ is: "closed" }),
  },
});

export const { datesOpened, datesLoaded, datesFailed, datesClosed } = slice.actions;
export const datesReducer = slice.reducer;

export interface WithDates {
  cartDates: DatesPhase;
}
export const getDates = (state: WithDates) => state.cartDates;
