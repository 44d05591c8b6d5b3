import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { callApi, type Load } from "@thuot-tha/shared/platform";
import { put, select } from "redux-saga/effects";
import { getPlacedOrder, isSettled, type Order, orderLoaded } from "./slice.ts";

/** Loads the order of the address: the one just placed or paid, or after a reload the API's. */
export const loadPlacedOrder: Load = function* ({ params: { orderId = "" } }, { client }) {
  const known: Order | null = yield select(getPlacedOrder);
  if (known?.id === orderId && isSettled(known)) return;
  yield put(orderLoaded(yield* callApi(client, getOrder, { params: { orderId } })));
};
