import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { checkoutLeft } from "../checkout/slice.ts";
import { type Order, orderLoaded, type Payment, paymentBegun } from "../placed-order/slice.ts";
import { customerLeft, sessionReceived } from "../shopper/slice.ts";
import type { Paying, PaymentNews, RetryPhase } from "./types.ts";

const about = (
  last: Paying | null,
  { id, holdUntil, receipts = [] }: Order,
  payment: Payment | null,
  fresh: boolean,
): Paying => ({
  orderId: id,
  holdUntil,
  payment,
  choices: last?.orderId === id ? last.choices : null,
  receipts,
  fresh,
  missed: false,
  retry: { is: "idle" },
});

/** The newest attempt with the payment method chosen last; another method may have been tried since. */
const lastAttempt = ({ payments, paymentType }: Order): Payment | null =>
  payments.find(({ type }) => type === paymentType) ?? payments[0] ?? null;

const slice = createSlice({
  name: "cartPaying",
  initialState: null as Paying | null,
  reducers: {
    /** A page of the order is on screen: its payment is watched until that page, identified by number, unmounts. */
    waitingBegan: (state, _action: PayloadAction<{ orderId: string; page: number }>) => state,
    waitingEnded: (state, _action: PayloadAction<number>) =>
      state ? { ...state, fresh: false, retry: { is: "idle" } } : state,
    /** The browser is about to leave for the gateway, or the attempt has none. */
    freshTaken: (state) => (state ? { ...state, fresh: false } : state),
    newsReceived: (state, { payload }: PayloadAction<PaymentNews>) =>
      state
        ? {
            ...state,
            payment: payload.payment,
            holdUntil: payload.holdUntil,
            choices: payload.paymentTypes ?? null,
            receipts: payload.receipts ?? [],
            missed: false,
          }
        : state,
    newsMissed: (state) => (state ? { ...state, missed: true } : state),
    /** The shopper starts a payment with this method. */
    paymentRequested: (state, _action: PayloadAction<Payment["type"]>) => state,
    retryChanged: (state, { payload }: PayloadAction<RetryPhase>) => (state ? { ...state, retry: payload } : state),
  },
  extraReducers: (builder) => {
    builder.addCase(orderLoaded, (state, { payload }) => about(state, payload, lastAttempt(payload), false));
    builder.addCase(paymentBegun, (state, { payload: { order, payment, isLeft } }) =>
      about(state, order, payment, !isLeft),
    );
    // The order's page has taken it by then, unless the shopper went elsewhere.
    builder.addCase(checkoutLeft, (state) => (state ? { ...state, fresh: false } : state));
    builder.addCase(sessionReceived, (state, { payload }) => (payload.user === null ? null : state));
    builder.addCase(customerLeft, () => null);
  },
});

export const { waitingBegan, waitingEnded, freshTaken, newsReceived, newsMissed, paymentRequested, retryChanged } =
  slice.actions;
export const payingReducer = slice.reducer;

export interface WithPaying {
  cartPaying: Paying | null;
}
export const getPaying = (state: WithPaying) => state.cartPaying;
