import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { callApi, type Load } from "@thuot-tha/shared/platform";
import { put, select } from "redux-saga/effects";
import { orderLoaded } from "../placed-order/slice.ts";
import { getUnopened, isEntered } from "./selectors.ts";

/** Loads the order of the address. An order just placed is in the store already, from the API's answer. */
export const loadPlacedOrder: Load = function* ({ params: { orderId = "" } }, { client }) {
  const entered: boolean = yield select(isEntered);
  const unopened: string | null = yield select(getUnopened);
  if (entered && unopened === orderId) return;
  yield put(orderLoaded(yield* callApi(client, getOrder, { params: { orderId } })));
};
