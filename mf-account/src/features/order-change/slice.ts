import type { OperationInput, OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { changeOrder } from "@thuot-tha/shared/contracts/operations/order/change-order";
import type { listLineDates } from "@thuot-tha/shared/contracts/operations/order/list-line-dates";
import type { payOrderChange } from "@thuot-tha/shared/contracts/operations/order/pay-order-change";
import type { quoteOrderChange } from "@thuot-tha/shared/contracts/operations/order/quote-order-change";
import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { done, failed, idle, type Phase, working } from "../../forms/phase.ts";

export type Quote = OperationOutput<typeof quoteOrderChange>;
export type RentalChange = OperationInput<typeof quoteOrderChange>["body"]["change"];
export type Kind = RentalChange["kind"];
export type Dates = OperationOutput<typeof listLineDates>;
export type Change = OperationOutput<typeof changeOrder>["change"];

export interface Quoted {
  orderId: string;
  change: RentalChange;
  useWallet: boolean;
}
export type ChangeRequest = Quoted & Omit<OperationInput<typeof changeOrder>["body"], "change" | "useWallet">;
export type ChangePaymentRequest = OperationInput<typeof payOrderChange>["params"] &
  OperationInput<typeof payOrderChange>["body"];

/** The change that the customer is choosing; one at a time. */
export interface OrderChange {
  /** The rental that is being changed. */
  lineId: string | null;
  /** The days a rental can move to. */
  dates: Dates | null;
  datesPhase: Phase;
  quote: Quote | null;
  quotePhase: Phase;
  /** The change made last, and the phase of making it. */
  made: Change | null;
  phase: Phase;
  /** The change that failed last; null when that was a payment or a withdrawal. */
  refused: RentalChange | null;
}

const initialState: OrderChange = {
  lineId: null,
  dates: null,
  datesPhase: idle,
  quote: null,
  quotePhase: idle,
  made: null,
  phase: idle,
  refused: null,
};

const slice = createSlice({
  name: "accountOrderChange",
  initialState,
  reducers: {
    /**
     * Another kind of change is chosen for a rental, or none. A change that is being made still holds up the next one.
     */
    changeOpened: ({ phase }, { payload: lineId }: PayloadAction<string | null>) => ({
      ...initialState,
      lineId,
      phase: phase.is === "working" ? phase : idle,
    }),
    datesRequested: (state, _action: PayloadAction<{ orderId: string; lineId: string }>) => ({
      ...state,
      datesPhase: working,
    }),
    datesLoaded: (state, { payload }: PayloadAction<Dates>) => ({ ...state, dates: payload, datesPhase: done() }),
    datesFailed: (state, { payload }: PayloadAction<ShownError>) => ({ ...state, datesPhase: failed(payload) }),
    quoteRequested: (state, _action: PayloadAction<Quoted>) => ({ ...state, quotePhase: working }),
    quoteLoaded: (state, { payload }: PayloadAction<Quote>) => ({ ...state, quote: payload, quotePhase: done() }),
    quoteFailed: (state, { payload }: PayloadAction<ShownError>) => ({
      ...state,
      quote: null,
      quotePhase: failed(payload),
    }),
    changeRequested: (state, _action: PayloadAction<ChangeRequest>) => ({ ...state, phase: working }),
    /** A waiting change is paid once more. */
    changePaymentRequested: (state, _action: PayloadAction<ChangePaymentRequest>) => ({ ...state, phase: working }),
    changeMade: (state, { payload }: PayloadAction<Change>) => ({ ...state, made: payload, phase: done() }),
    changeFailed: (
      state,
      { payload: { error, refused } }: PayloadAction<{ error: ShownError; refused: RentalChange | null }>,
    ) => ({ ...state, phase: failed(error), refused }),
    withdrawalRequested: (state, _action: PayloadAction<{ orderId: string; changeId: string }>) => state,
    /** Requests a check, because the payment of a change may have arrived or its hold has ended. */
    changeChecked: (state, _action: PayloadAction<{ orderId: string; changeId: string }>) => state,
  },
});

export const {
  changeOpened,
  datesRequested,
  datesLoaded,
  datesFailed,
  quoteRequested,
  quoteLoaded,
  quoteFailed,
  changeRequested,
  changePaymentRequested,
  changeMade,
  changeFailed,
  withdrawalRequested,
  changeChecked,
} = slice.actions;
export const orderChangeReducer = slice.reducer;

export interface WithOrderChange {
  accountOrderChange: OrderChange;
}
export const getOrderChange = (state: WithOrderChange) => state.accountOrderChange;
