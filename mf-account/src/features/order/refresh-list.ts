import { today } from "@thuot-tha/shared/domain";
import type { RemoteContext } from "@thuot-tha/shared/platform";
import { call, race, take, takeLatest } from "redux-saga/effects";
import { loadOrders } from "./saga.ts";
import { listNewsReceived, ordersForgotten, ordersLoaded } from "./slice.ts";

/** Refreshes the history on screen when it has changed on the server. */
export function* orderListSaga(context: RemoteContext) {
  yield takeLatest(listNewsReceived, refresh, context);
}

/** A tab or page of the history that has loaded meanwhile is newer, and another customer's history is not this one. */
function* refresh({ client, now }: RemoteContext, { payload: search }: ReturnType<typeof listNewsReceived>) {
  const props = { params: {}, pathname: "", search };
  try {
    yield race([call(loadOrders, props, { client, now, today: today(now()) }), take([ordersLoaded, ordersForgotten])]);
  } catch {
    // The page stays; it is loaded again when it is opened.
  }
}
