import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import type { listOrders } from "@thuot-tha/shared/contracts/operations/order/list-orders";
import type { ShownError } from "@thuot-tha/shared/http";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { done, failed, idle, type Phase, working } from "../../forms/phase.ts";

export type Order = OperationOutput<typeof getOrder>;
export type Line = Order["lines"][number];
export type OrderList = OperationOutput<typeof listOrders>;

export interface Orders {
  /** The page of the history fetched last. */
  list: OrderList | null;
  /** The order on screen. */
  order: Order | null;
  /** Sale price of each rented product that is also sold, by product id. */
  salePrices: Record<string, number>;
  cancel: Phase;
}

const initialState: Orders = { list: null, order: null, salePrices: {}, cancel: idle };

const slice = createSlice({
  name: "accountOrders",
  initialState,
  reducers: {
    ordersLoaded: (state, { payload }: PayloadAction<OrderList>) => ({ ...state, list: payload }),
    /** Orders of the history on screen have changed on the server. @param payload its address's query */
    listNewsReceived: (state, _action: PayloadAction<string>) => state,
    orderLoaded: (state, { payload }: PayloadAction<Order>) => ({ ...state, order: payload, cancel: idle }),
    /** The same order in its current state. */
    orderRefreshed: (state, { payload }: PayloadAction<Order>) =>
      state.order?.id === payload.id ? { ...state, order: payload } : state,
    salePricesLoaded: (state, { payload }: PayloadAction<Record<string, number>>) => ({
      ...state,
      salePrices: payload,
    }),
    /** An order has changed on the server; null when it is unknown which. */
    orderNewsReceived: (state, _action: PayloadAction<string | null>) => state,
    cancellationRequested: (state, _action: PayloadAction<{ orderId: string; expectedRefund: number }>) => ({
      ...state,
      cancel: working,
    }),
    cancelDone: (state, { payload }: PayloadAction<Order>) => ({ ...state, order: payload, cancel: done() }),
    cancelFailed: (state, { payload }: PayloadAction<ShownError>) => ({ ...state, cancel: failed(payload) }),
    /** Clears the state when the customer changes or leaves. */
    ordersForgotten: () => initialState,
  },
});

export const {
  ordersLoaded,
  listNewsReceived,
  orderLoaded,
  orderRefreshed,
  salePricesLoaded,
  orderNewsReceived,
  cancellationRequested,
  cancelDone,
  cancelFailed,
  ordersForgotten,
} = slice.actions;
export const orderReducer = slice.reducer;

export interface WithOrders {
  accountOrders: Orders;
}
