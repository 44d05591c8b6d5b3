import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import type { Order } from "../placed-order/slice.ts";
import { sessionTold } from "../shopper/slice.ts";

/** A piece that could not go back into the cart. `message`: Vietnamese, why not. */
export interface Refused {
  /** Of the order's line. */
  id: string;
  name: string;
  message: string;
}

/** The pieces of an order that was given up, on their way back into the cart. */
export interface PutBack {
  orderId: string;
  working: boolean;
  /** Lines that are in: a try to get the rest in as well leaves them alone. */
  added: string[];
  refused: Refused[];
}

const slice = createSlice({
  name: "cartPutBack",
  initialState: null as PutBack | null,
  reducers: {
    putBackWanted: (state, { payload: { id, lines } }: PayloadAction<Order>) => ({
      orderId: id,
      working: true,
      added: state?.orderId === id && state.added.length < lines.length ? state.added : [],
      refused: [],
    }),
    linePutBack: (state, { payload }: PayloadAction<string>) => void state?.added.push(payload),
    lineKeptOut: (state, { payload }: PayloadAction<Refused>) => void state?.refused.push(payload),
    putBackEnded: (state) => {
      if (state) state.working = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionTold, (state, { payload }) => (payload.user === null ? null : state));
  },
});

export const { putBackWanted, linePutBack, lineKeptOut, putBackEnded } = slice.actions;
export const putBackReducer = slice.reducer;

export interface WithPutBack {
  cartPutBack: PutBack | null;
}
export const getPutBack = (state: WithPutBack) => state.cartPutBack;
