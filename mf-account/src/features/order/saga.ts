import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, takeLeading } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import { orderQueryOf, ordersPerPage } from "./query.ts";
import { cancelAsked, cancelDone, cancelFailed, orderLoaded, ordersLoaded } from "./slice.ts";

export function* orderSaga(context: RemoteContext) {
  yield takeLeading(cancelAsked, cancel, context);
}

function* cancel({ client, bus }: RemoteContext, { payload: orderId }: ReturnType<typeof cancelAsked>) {
  try {
    yield put(cancelDone(yield* callApi(client, "order.cancel", { params: { orderId } })));
  } catch (error) {
    yield put(cancelFailed(accountFailure(bus, error)));
  }
}

/** Of the history: the tab and the page its address names. */
export const loadOrders: Load = function* ({ search }, { client }) {
  const { tab, page } = orderQueryOf(search);
  const query = { tab: tab ?? undefined, "pagination.page": page, "pagination.limit": ordersPerPage };
  yield put(ordersLoaded(yield* callApi(client, "order.list", { query })));
};

/** Of one order; somebody else's does not exist. */
export const loadOrder: Load = function* ({ params }, { client }) {
  yield put(orderLoaded(yield* callApi(client, "order.get", { params: { orderId: params.orderId ?? "" } })));
};
