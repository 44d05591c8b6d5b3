import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getMembershipPayment } from "@thuot-tha/shared/contracts/operations/membership/get-membership-payment";
import { createAction, createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

type Answer = OperationOutput<typeof getMembershipPayment>;
export type Payment = Answer["payment"];

/** Whether a gateway no longer takes this payment; money by bank transfer comes at any time. */
export const isOver = ({ transfer, expiresAt }: Payment, now: Date): boolean =>
  transfer === null && expiresAt !== null && Date.parse(expiresAt) <= now.getTime();

export interface PaymentState {
  payment: Payment | null;
  /** The time that was paid for; null while it is not. */
  bought: NonNullable<Answer["bought"]> | null;
  /** Another payment of the same purchase was paid. */
  boughtOtherwise: boolean;
  /** Transfers of a wrong sum, oldest first. */
  receipts: NonNullable<Answer["receipts"]>;
  /** The last request got no answer; the next one follows. */
  lost: boolean;
}

/** A page shows the payment with this id, which may still change. */
export const paymentWatched = createAction<string>("membershipPayment/paymentWatched");
/** The page of the payment with this id unmounts. */
export const paymentLeft = createAction<string>("membershipPayment/paymentLeft");

const slice = createSlice({
  name: "membershipPayment",
  initialState: { payment: null, bought: null, boughtOtherwise: false, receipts: [], lost: false } as PaymentState,
  reducers: {
    paymentLoaded: (
      _state,
      { payload: { payment, bought, boughtOtherwise = false, receipts = [] } }: PayloadAction<Answer>,
    ): PaymentState => ({
      payment,
      boughtOtherwise,
      receipts,
      bought: bought ?? null,
      lost: false,
    }),
    paymentLost: (state) => ({ ...state, lost: true }),
  },
});

export const { paymentLoaded, paymentLost } = slice.actions;
export const paymentReducer = slice.reducer;

export interface WithPayment {
  membershipPayment: PaymentState;
}
export const getPaymentState = (state: WithPayment) => state.membershipPayment;
