import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getMembershipPayment } from "@thuot-tha/shared/contracts/operations/membership/get-membership-payment";
import { createAction, createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

export type Payment = OperationOutput<typeof getMembershipPayment>["payment"];

export interface PaymentState {
  payment: Payment | null;
  /** The last request got no answer; the next one follows. */
  lost: boolean;
}

/** A page shows a payment that may still change; null when it unmounts. */
export const paymentWatched = createAction<string | null>("membershipPayment/paymentWatched");

const slice = createSlice({
  name: "membershipPayment",
  initialState: { payment: null, lost: false } as PaymentState,
  reducers: {
    paymentLoaded: (_state, { payload }: PayloadAction<Payment>) => ({ payment: payload, lost: false }),
    paymentLost: (state) => ({ ...state, lost: true }),
  },
});

export const { paymentLoaded, paymentLost } = slice.actions;
export const paymentReducer = slice.reducer;

export interface WithPayment {
  membershipPayment: PaymentState;
}
export const getPaymentState = (state: WithPayment) => state.membershipPayment;
