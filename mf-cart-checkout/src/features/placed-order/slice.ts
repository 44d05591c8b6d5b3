import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { sessionTold } from "../shopper/slice.ts";

export type Order = OperationOutput<"order.get">;

const slice = createSlice({
  name: "placedOrder",
  initialState: null as Order | null,
  reducers: {
    orderLoaded: (_state, { payload }: PayloadAction<Order>) => payload,
  },
  extraReducers: (builder) => {
    // An order is its customer's only, also on a device that several people use.
    builder.addCase(sessionTold, (state, { payload }) => (payload.user === null ? null : state));
  },
});

export const { orderLoaded } = slice.actions;
export const placedOrderReducer = slice.reducer;

export interface WithPlacedOrder {
  placedOrder: Order | null;
}
export const getPlacedOrder = (state: WithPlacedOrder) => state.placedOrder;

/** Cash is paid at the door: nothing is waited for. */
export const isWaitingForPayment = ({ status, paymentType }: Order): boolean =>
  status === "NOT_PAID" && paymentType !== "cash";
