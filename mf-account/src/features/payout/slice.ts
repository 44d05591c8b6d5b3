import type { OperationInput, OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listPayouts } from "@thuot-tha/shared/contracts/operations/customer/list-payouts";
import type { requestPayout } from "@thuot-tha/shared/contracts/operations/customer/request-payout";
import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { done, failed, idle, type Phase, working } from "../../forms/phase.ts";

export type Payout = OperationOutput<typeof listPayouts>["items"][number];
export type PayoutBody = OperationInput<typeof requestPayout>["body"];

/** Requests to pay out money of the wallet, newest first, and the one being sent or withdrawn. */
export interface Payouts {
  items: Payout[];
  send: Phase;
  withdrawal: Phase;
}

const initialState: Payouts = { items: [], send: idle, withdrawal: idle };

const slice = createSlice({
  name: "accountPayouts",
  initialState,
  reducers: {
    /** An earlier refusal is dropped, because it was about the wallet as it was before. */
    payoutsLoaded: (state, { payload }: PayloadAction<Payout[]>) => ({
      ...state,
      items: payload,
      send: state.send.is === "failed" ? idle : state.send,
    }),
    payoutSent: (state, _action: PayloadAction<PayoutBody>) => ({ ...state, send: working }),
    payoutRequested: (state, { payload }: PayloadAction<Payout>) => ({
      ...state,
      items: [payload, ...state.items.filter(({ id }) => id !== payload.id)],
      send: done(),
    }),
    payoutRefused: (state, { payload }: PayloadAction<ShownError>) => ({ ...state, send: failed(payload) }),
    /** @param payload the request's id */
    payoutWithdrawalRequested: (state, _action: PayloadAction<string>) => ({ ...state, withdrawal: working }),
    payoutWithdrawn: (state, { payload }: PayloadAction<Payout>) => ({
      ...state,
      items: state.items.map((item) => (item.id === payload.id ? payload : item)),
      withdrawal: done(),
    }),
    payoutWithdrawalFailed: (state, { payload }: PayloadAction<ShownError>) => ({
      ...state,
      withdrawal: failed(payload),
    }),
    /** Clears the state when the customer changes or leaves. */
    payoutsForgotten: () => initialState,
  },
});

export const {
  payoutsLoaded,
  payoutSent,
  payoutRequested,
  payoutRefused,
  payoutWithdrawalRequested,
  payoutWithdrawn,
  payoutWithdrawalFailed,
  payoutsForgotten,
} = slice.actions;
export const payoutReducer = slice.reducer;

export interface WithPayouts {
  accountPayouts: Payouts;
}
export const getPayouts = (state: WithPayouts) => state.accountPayouts;
