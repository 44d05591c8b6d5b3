import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { lineChanged, linesRemoved } from "../cart/slice.ts";
import { choiceMade } from "../choice/slice.ts";
import { customerLeft } from "../shopper/slice.ts";
import type { CheckoutForm, CheckoutState, PaymentType, PlacingPhase, Quote, QuoteRequest, SeenLine } from "./types.ts";

const initialState: CheckoutState = {
  quote: { is: "idle" },
  agreed: null,
  addressDoubts: 0,
  incomplete: false,
  paymentType: "cash",
  useWallet: false,
  note: "",
  placing: { is: "idle" },
  entered: false,
  unopened: null,
};

/** Clears the last order's quote, problems and outcome. An order under way goes on. */
const withoutLastOrder = (state: CheckoutState): CheckoutState => ({
  ...state,
  incomplete: false,
  quote: { is: "idle" },
  placing: state.placing.is === "placing" ? state.placing : { is: "idle" },
});

const withoutAgreed = (state: CheckoutState): CheckoutState => ({ ...state, agreed: null });

const slice = createSlice({
  name: "cartCheckout",
  initialState,
  reducers: {
    /** The payment page opens. */
    checkoutOpened: withoutLastOrder,
    /** The payment page is on screen. */
    checkoutEntered: (state) => ({ ...state, entered: true }),
    checkoutLeft: (state) => ({ ...state, entered: false }),
    /** A page of this order is on screen. */
    orderOpened: (state, { payload }: PayloadAction<string>) =>
      state.unopened === payload ? { ...state, unopened: null } : state,
    /** The shopper leaves the cart for the payment page after seeing these lines. */
    cartAgreed: (state, { payload }: PayloadAction<SeenLine[]>) => ({
      ...state,
      agreed: { where: "cart", lines: payload },
    }),
    /** Another quote is loading because the member's prices changed, not through the shopper. */
    repricingExpected: (state, { payload }: PayloadAction<SeenLine[]>) => ({
      ...state,
      agreed: { where: "membership", lines: payload },
    }),
    formRestored: (state, { payload }: PayloadAction<Partial<CheckoutForm>>) => ({ ...state, ...payload }),
    paymentTypeChosen: (state, { payload }: PayloadAction<PaymentType>) => ({ ...state, paymentType: payload }),
    walletChosen: (state, { payload }: PayloadAction<boolean>) => ({ ...state, useWallet: payload }),
    noteWritten: (state, { payload }: PayloadAction<string>) => ({ ...state, note: payload }),

    quoteRequested: (state, _action: PayloadAction<QuoteRequest>) => {
      const { quote } = state;
      const last = quote.is === "loaded" ? quote.quote : quote.is === "loading" ? quote.last : null;
      return { ...state, quote: { is: "loading", last } };
    },
    quoteLoaded: (state, { payload }: PayloadAction<Quote>) => ({
      ...state,
      quote: { is: "loaded", quote: payload },
    }),
    quoteFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      quote: { is: "failed", message: payload },
    }),

    addressDoubted: (state) => ({ ...state, addressDoubts: state.addressDoubts + 1 }),

    /** The shopper presses the button while something is missing. */
    orderIncomplete: (state) => ({ ...state, incomplete: true }),
    /** The shopper presses the button. */
    orderRequested: (state) => ({ ...state, incomplete: false }),
    placingChanged: (state, { payload }: PayloadAction<PlacingPhase>) => ({
      ...state,
      placing: payload,
      agreed: payload.is === "placing" ? state.agreed : null,
      ...(payload.is === "placed" ? { note: "", useWallet: false, unopened: payload.orderId } : {}),
    }),
  },
  extraReducers: (builder) => {
    // The shopper's own change of the cart needs no warning at the checkout.
    builder.addCase(choiceMade, withoutAgreed);
    builder.addCase(lineChanged, withoutAgreed);
    builder.addCase(linesRemoved, withoutAgreed);
    builder.addCase(customerLeft, (state) => ({
      ...withoutLastOrder(state),
      note: "",
      useWallet: false,
      unopened: null,
    }));
  },
});

export const {
  checkoutOpened,
  checkoutEntered,
  checkoutLeft,
  orderOpened,
  cartAgreed,
  repricingExpected,
  formRestored,
  paymentTypeChosen,
  walletChosen,
  noteWritten,
  quoteRequested,
  quoteLoaded,
  quoteFailed,
  addressDoubted,
  orderIncomplete,
  orderRequested,
  placingChanged,
} = slice.actions;
export const checkoutReducer = slice.reducer;

export interface WithCheckout {
  cartCheckout: CheckoutState;
}
