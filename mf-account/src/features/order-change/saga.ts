import { linkTo } from "@thuot-tha/shared/contracts";
import { changeOrder } from "@thuot-tha/shared/contracts/operations/order/change-order";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { getOrderChange } from "@thuot-tha/shared/contracts/operations/order/get-order-change";
import { listLineDates } from "@thuot-tha/shared/contracts/operations/order/list-line-dates";
import { payOrderChange } from "@thuot-tha/shared/contracts/operations/order/pay-order-change";
import { quoteOrderChange } from "@thuot-tha/shared/contracts/operations/order/quote-order-change";
import { withdrawOrderChange } from "@thuot-tha/shared/contracts/operations/order/withdraw-order-change";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import type { Client } from "@thuot-tha/shared/http";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, race, select, take, takeLatest, takeLeading } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import { settle } from "../../forms/settle.ts";
import { expectNews } from "../notification/expect-news.ts";
import { newsExpected } from "../notification/slice.ts";
import { refreshOrder } from "../order/saga.ts";
import { getOrder as getOrderOnScreen } from "../order/selectors.ts";
import { type Order, orderRefreshed } from "../order/slice.ts";
import {
  type Change,
  changeChecked,
  changeFailed,
  changeMade,
  changePaymentRequested,
  changeRequested,
  datesFailed,
  datesLoaded,
  datesRequested,
  quoteFailed,
  quoteLoaded,
  quoteRequested,
  type RentalChange,
  withdrawalRequested,
} from "./slice.ts";

export function* orderChangeSaga(context: RemoteContext) {
  yield takeLatest(datesRequested, loadDates, context);
  yield takeLatest(quoteRequested, quote, context);
  yield takeLeading(changeRequested, change, context);
  yield takeLeading(changePaymentRequested, pay, context);
  yield takeLeading(withdrawalRequested, withdraw, context);
  yield takeLatest(changeChecked, check, context);
}

function* loadDates({ client, bus }: RemoteContext, { payload: params }: ReturnType<typeof datesRequested>) {
  try {
    yield put(datesLoaded(yield* callApi(client, listLineDates, { params })));
  } catch (error) {
    yield put(datesFailed(accountFailure(bus, error)));
  }
}

function* quote({ client, bus }: RemoteContext, { payload }: ReturnType<typeof quoteRequested>) {
  const { orderId, ...body } = payload;
  try {
    yield put(quoteLoaded(yield* callApi(client, quoteOrderChange, { params: { orderId }, body })));
  } catch (error) {
    yield put(quoteFailed(accountFailure(bus, error)));
  }
}

function* change(context: RemoteContext, { payload }: ReturnType<typeof changeRequested>) {
  const { client, bus } = context;
  const { orderId, ...body } = payload;
  const before: Order | null = yield select(getOrderOnScreen);
  const isNew = ({ id }: Change) => !before?.changes?.some((one) => one.id === id);
  try {
    const made = yield* settle(
      () =>
        expectNews(linkTo(orderRoute, { orderId }), () => callApi(client, changeOrder, { params: { orderId }, body })),
      () => findChange(client, orderId, (one) => isNew(one) && isRequested(one, payload.change)),
    );
    // The customer is notified once it is paid, perhaps elsewhere.
    if (made.change.status !== "DONE") yield put(newsExpected());
    yield put(orderRefreshed(made.order));
    yield put(changeMade(made.change));
  } catch (error) {
    // The change exists and waits when only the gateway did not open the payment.
    yield* refreshOrder(context, orderId);
    yield put(changeFailed({ error: accountFailure(bus, error), refused: payload.change }));
  }
}

function* pay(context: RemoteContext, { payload }: ReturnType<typeof changePaymentRequested>) {
  const { client, bus } = context;
  const { paymentType, ...params } = payload;
  const isBegun = ({ id, status, payment }: Change) =>
    id === params.changeId && (status === "DONE" || (payment?.type === paymentType && payment.status === "PENDING"));
  try {
    const { order, change } = yield* settle(
      () => callApi(client, payOrderChange, { params, body: { paymentType } }),
      () => findChange(client, params.orderId, isBegun),
    );
    yield put(orderRefreshed(order));
    yield put(changeMade(change));
  } catch (error) {
    yield put(changeFailed({ error: accountFailure(bus, error), refused: null }));
    yield* refreshOrder(context, params.orderId);
  }
}

function* withdraw({ client, bus }: RemoteContext, { payload: params }: ReturnType<typeof withdrawalRequested>) {
  const { orderId, changeId } = params;
  try {
    const order = yield* settle(
      () => callApi(client, withdrawOrderChange, { params }),
      function* () {
        const isEnded = ({ id, status }: Change) => id === changeId && status === "CANCEL";
        return (yield* findChange(client, orderId, isEnded))?.order;
      },
    );
    yield put(orderRefreshed(order));
  } catch (error) {
    yield put(changeFailed({ error: accountFailure(bus, error), refused: null }));
    yield put(changeChecked(params));
  }
}

/** Reads an order, and a change of it. */
function* findChange(client: Client, orderId: string, fits: (change: Change) => boolean) {
  const order = yield* callApi(client, getOrder, { params: { orderId } });
  const change = order.changes?.find(fits);
  return change && { order, change };
}

/** Whether a change is the requested one, and not withdrawn. */
const isRequested = ({ lineId, kind, status, dateFrom, dateTo }: Change, requested: RentalChange): boolean =>
  status !== "CANCEL" &&
  lineId === requested.lineId &&
  kind === requested.kind &&
  (requested.kind === "BUY" || dateTo === requested.dateTo) &&
  (requested.kind !== "DATES" || dateFrom === requested.dateFrom);

/** Loads the order of a change. What the customer requests meanwhile has the newer answer. */
function* check({ client }: RemoteContext, { payload: params }: ReturnType<typeof changeChecked>) {
  try {
    const { order } = yield race({
      order: callApi(client, getOrderChange, { params }),
      newer: take([withdrawalRequested, changePaymentRequested]),
    });
    if (order) yield put(orderRefreshed(order));
  } catch {
    // The page stays; it is loaded again when it is opened.
  }
}
