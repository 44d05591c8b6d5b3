import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { done, failed, idle, type Phase, working } from "../../forms/phase.ts";

export type Order = OperationOutput<"order.get">;
export type OrderList = OperationOutput<"order.list">;

export interface Orders {
  /** The page of the history that was fetched last. */
  list: OrderList | null;
  /** The order that is looked at. */
  order: Order | null;
  cancel: Phase;
}

const initialState: Orders = { list: null, order: null, cancel: idle };

const slice = createSlice({
  name: "accountOrders",
  initialState,
  reducers: {
    ordersLoaded: (state, { payload }: PayloadAction<OrderList>) => {
      state.list = payload;
    },
    orderLoaded: (state, { payload }: PayloadAction<Order>) => {
      state.order = payload;
      state.cancel = idle;
    },
    cancelAsked: (state, _action: PayloadAction<string>) => {
      state.cancel = working;
    },
    cancelDone: (state, { payload }: PayloadAction<Order>) => {
      state.order = payload;
      state.cancel = done();
    },
    cancelFailed: (state, { payload }: PayloadAction<ShownError>) => {
      state.cancel = failed(payload);
    },
    /** Another customer, or none: nothing of the last one stays. */
    ordersForgotten: () => initialState,
  },
});

export const { ordersLoaded, orderLoaded, cancelAsked, cancelDone, cancelFailed, ordersForgotten } = slice.actions;
export const orderReducer = slice.reducer;

export interface WithOrders {
  accountOrders: Orders;
}
