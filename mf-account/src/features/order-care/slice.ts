import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import type { reportProblem } from "@thuot-tha/shared/contracts/operations/order/report-problem";
import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { done, failed, idle, type Phase, working } from "../../forms/phase.ts";
import { orderLoaded } from "../order/slice.ts";

export type ProblemBody = Omit<OperationInput<typeof reportProblem>["body"], "images">;

/** Changes that a customer requests on the page of an order. */
export interface OrderCare {
  address: Phase;
  report: Phase;
}

const initialState: OrderCare = { address: idle, report: idle };

const slice = createSlice({
  name: "accountOrderCare",
  initialState,
  reducers: {
    addressChangeRequested: (state, _action: PayloadAction<{ orderId: string; addressId: string }>) => ({
      ...state,
      address: working,
    }),
    addressChanged: (state) => ({ ...state, address: done() }),
    addressRefused: (state, { payload }: PayloadAction<ShownError>) => ({ ...state, address: failed(payload) }),
    /** `files`: pictures to upload first. */
    problemSent: (state, _action: PayloadAction<{ orderId: string; body: ProblemBody; files: readonly File[] }>) => ({
      ...state,
      report: working,
    }),
    problemReceived: (state) => ({ ...state, report: done() }),
    problemRefused: (state, { payload }: PayloadAction<ShownError>) => ({ ...state, report: failed(payload) }),
  },
  // Another order begins with no change.
  extraReducers: (builder) => void builder.addCase(orderLoaded, () => initialState),
});

export const { addressChangeRequested, addressChanged, addressRefused, problemSent, problemReceived, problemRefused } =
  slice.actions;
export const orderCareReducer = slice.reducer;

export interface WithOrderCare {
  accountOrderCare: OrderCare;
}
export const getOrderCare = (state: WithOrderCare) => state.accountOrderCare;
