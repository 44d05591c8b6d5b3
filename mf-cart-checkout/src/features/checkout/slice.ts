import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import type { CheckoutState, PaymentType, PlacingPhase, Quote, QuoteRequest } from "./types.ts";

const initialState: CheckoutState = {
  quote: { phase: "idle" },
  paymentType: "cash",
  note: "",
  placing: { phase: "idle" },
};

const slice = createSlice({
  name: "checkout",
  initialState,
  reducers: {
    /** The payment page opens: the last order's sums, and what came of it, are no longer of interest. */
    checkoutOpened: (state) => {
      state.quote = { phase: "idle" };
      state.placing = { phase: "idle" };
    },
    formRestored: (state, { payload }: PayloadAction<Pick<CheckoutState, "paymentType" | "note">>) => ({
      ...state,
      ...payload,
    }),
    paymentTypeChosen: (state, { payload }: PayloadAction<PaymentType>) => {
      state.paymentType = payload;
    },
    noteWritten: (state, { payload }: PayloadAction<string>) => {
      state.note = payload;
    },

    quoteWanted: {
      reducer: (state, _action: PayloadAction<QuoteRequest>) => {
        const { quote } = state;
        const last = quote.phase === "loaded" ? quote.quote : quote.phase === "loading" ? quote.last : null;
        state.quote = { phase: "loading", last };
      },
      prepare: (payload: QuoteRequest) => ({ payload }),
    },
    quoteLoaded: (state, { payload }: PayloadAction<Quote>) => {
      state.quote = { phase: "loaded", quote: payload };
    },
    quoteFailed: (state, { payload }: PayloadAction<string>) => {
      state.quote = { phase: "failed", message: payload };
    },

    /** The shopper presses the button. */
    orderWanted: () => undefined,
    placingChanged: (state, { payload }: PayloadAction<PlacingPhase>) => {
      state.placing = payload;
      if (payload.phase === "placed") state.note = "";
    },
  },
});

export const {
  checkoutOpened,
  formRestored,
  paymentTypeChosen,
  noteWritten,
  quoteWanted,
  quoteLoaded,
  quoteFailed,
  orderWanted,
  placingChanged,
} = slice.actions;
export const checkoutReducer = slice.reducer;

export interface WithCheckout {
  checkout: CheckoutState;
}
