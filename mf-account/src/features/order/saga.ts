import { linkTo } from "@thuot-tha/shared/contracts";
import { listProductCards } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-cards";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { getOrder as getOrderOperation } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { listOrders } from "@thuot-tha/shared/contracts/operations/order/list-orders";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import type { Client } from "@thuot-tha/shared/http";
import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, select, takeEvery, takeLatest } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import { expectNews } from "../notification/expect-news.ts";
import { orderQueryOf, ordersPerPage } from "./query.ts";
import { getOrder } from "./selectors.ts";
import {
  cancelDone,
  cancelFailed,
  cancellationRequested,
  type Order,
  orderLoaded,
  orderNewsReceived,
  orderRefreshed,
  ordersLoaded,
  salePricesLoaded,
} from "./slice.ts";

export function* orderSaga(context: RemoteContext) {
  yield takeEvery(cancellationRequested, cancel, context);
  yield takeLatest(orderNewsReceived, refresh, context);
}

function* cancel(context: RemoteContext, { payload }: ReturnType<typeof cancellationRequested>) {
  const { client, bus } = context;
  const { orderId, ...body } = payload;
  try {
    const order = yield* expectNews(linkTo(orderRoute, { orderId }), () =>
      callApi(client, cancelOrder, { params: { orderId }, body }),
    );
    if (yield* isOnScreen(orderId)) yield put(cancelDone(order));
  } catch (error) {
    const failure = accountFailure(bus, error);
    // Its refund may have changed, with which the page asks again. Or it is cancelled already: by this request, whose
    // answer was lost, or elsewhere.
    yield* refreshOrder(context, orderId);
    if (!(yield* isOnScreen(orderId))) return;
    const order: Order = yield select(getOrder);
    yield put(order.status === "CANCEL" ? cancelDone(order) : cancelFailed(failure));
  }
}

/** Whether the page still shows the order that an outcome is about. */
export function* isOnScreen(orderId: string) {
  const order: Order | null = yield select(getOrder);
  return order?.id === orderId;
}

/** Refreshes the order on screen when it has changed. */
function* refresh(context: RemoteContext, { payload }: ReturnType<typeof orderNewsReceived>) {
  const order: Order | null = yield select(getOrder);
  if (order && (payload === null || payload === order.id)) yield* refreshOrder(context, order.id);
}

/** Shows an order in its current state. */
export function* refreshOrder({ client }: RemoteContext, orderId: string) {
  try {
    yield put(orderRefreshed(yield* callApi(client, getOrderOperation, { params: { orderId } })));
  } catch {
    // The page stays; it is loaded again when it is opened.
  }
}

/** Loads the tab, search and page of the history that its address names. */
export const loadOrders: Load = function* ({ search }, { client }) {
  const { tab, q, from, to, page } = orderQueryOf(search);
  const query = {
    tab: tab ?? undefined,
    q: q || undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    "pagination.page": page,
    "pagination.limit": ordersPerPage,
  };
  yield put(ordersLoaded(yield* callApi(client, listOrders, { query })));
};

/** Loads one order; another customer's order counts as not found. */
export const loadOrder: Load = function* ({ params }, { client }) {
  const order = yield* callApi(client, getOrderOperation, { params: { orderId: params.orderId ?? "" } });
  yield* loadSalePrices(client, order);
  yield put(orderLoaded(order));
};

/** Loads the prices of rented pieces that can be bought. This is optional: the order shows without an answer too. */
function* loadSalePrices(client: Client, { lines }: Order) {
  const ids = [...new Set(lines.filter(({ type }) => type === "rental").map(({ productId }) => productId))];
  try {
    const { items } = ids.length ? yield* callApi(client, listProductCards, { query: { ids } }) : { items: [] };
    const sold = items.filter(({ types }) => types.includes("sale"));
    yield put(salePricesLoaded(Object.fromEntries(sold.map(({ id, salePrice }) => [id, salePrice]))));
  } catch {
    yield put(salePricesLoaded({}));
  }
}
