import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import type { Order } from "../placed-order/slice.ts";
import { customerLeft, sessionReceived } from "../shopper/slice.ts";

/** A piece that could not return to the cart. `message`: the reason, in Vietnamese. */
export interface Refused {
  /** Id of the order's line. */
  id: string;
  name: string;
  message: string;
}

/** Progress of returning the pieces of the cancelled order on screen to the cart. */
export interface PutBack {
  orderId: string;
  working: boolean;
  /** Lines already in the cart: a retry skips them. */
  added: string[];
  refused: Refused[];
}

const slice = createSlice({
  name: "cartPutBack",
  initialState: null as PutBack | null,
  reducers: {
    putBackRequested: (state, { payload: { id } }: PayloadAction<Order>) => ({
      orderId: id,
      working: true,
      added: state?.orderId === id ? state.added : [],
      refused: [],
    }),
    linePutBack: (state, { payload: { orderId, id } }: PayloadAction<{ orderId: string; id: string }>) =>
      state?.orderId === orderId ? { ...state, added: [...state.added, id] } : state,
    linePutBackRefused: (state, { payload: { orderId, ...refused } }: PayloadAction<Refused & { orderId: string }>) =>
      state?.orderId === orderId ? { ...state, refused: [...state.refused, refused] } : state,
    putBackEnded: (state, { payload: orderId }: PayloadAction<string>) =>
      state?.orderId === orderId ? { ...state, working: false } : state,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionReceived, (state, { payload }) => (payload.user === null ? null : state));
    builder.addCase(customerLeft, () => null);
  },
});

export const { putBackRequested, linePutBack, linePutBackRefused, putBackEnded } = slice.actions;
export const putBackReducer = slice.reducer;

export interface WithPutBack {
  cartPutBack: PutBack | null;
}
export const getPutBack = (state: WithPutBack) => state.cartPutBack;
