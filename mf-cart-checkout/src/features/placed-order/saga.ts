import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { callApi, type LoadContext } from "@thuot-tha/shared/platform";
import { put, select } from "redux-saga/effects";
import { getPlacedOrder, type Order, orderLoaded } from "./slice.ts";

/**
 * Loads an unpaid order again, because it may have been paid or cancelled elsewhere. Without an answer it stays; an
 * answer is dropped when its customer has left, or another order has taken its place.
 */
export function* refreshUnpaidOrder({ client }: Pick<LoadContext, "client">) {
  const order: Order | null = yield select(getPlacedOrder);
  if (order?.status !== "NOT_PAID") return;
  try {
    const loaded = yield* callApi(client, getOrder, { params: { orderId: order.id } });
    const latest: Order | null = yield select(getPlacedOrder);
    if (latest?.id === order.id) yield put(orderLoaded(loaded));
  } catch {
    // The cart is shown all the same.
  }
}
