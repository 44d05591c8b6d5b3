import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { customerLeft, sessionReceived } from "../shopper/slice.ts";

export type Order = OperationOutput<typeof getOrder>;
export type Payment = Order["payments"][number];

/** An attempt to pay an order. `isLeft`: the shopper has left the page that began it. */
interface PaymentStart {
  order: Order;
  payment: Payment;
  isLeft?: boolean;
}

const slice = createSlice({
  name: "cartPlacedOrder",
  initialState: null as Order | null,
  reducers: {
    orderLoaded: (_state, { payload }: PayloadAction<Order>) => payload,
    /** The order was placed, or another payment method was chosen: this is the attempt that begins now. */
    paymentBegun: (_state, { payload }: PayloadAction<PaymentStart>) => payload.order,
  },
  extraReducers: (builder) => {
    // An order is cleared for a guest and for another customer, because several people may share a device.
    builder.addCase(sessionReceived, (state, { payload }) => (payload.user === null ? null : state));
    builder.addCase(customerLeft, () => null);
  },
});

export const { orderLoaded, paymentBegun } = slice.actions;
export const placedOrderReducer = slice.reducer;

export interface WithPlacedOrder {
  cartPlacedOrder: Order | null;
}
export const getPlacedOrder = (state: WithPlacedOrder) => state.cartPlacedOrder;

/** Whether the order neither awaits its payment nor is cancelled. */
export const isSettled = ({ status }: Pick<Order, "status">): boolean => status !== "NOT_PAID" && status !== "CANCEL";
