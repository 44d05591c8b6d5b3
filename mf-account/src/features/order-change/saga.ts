import { changeOrder } from "@thuot-tha/shared/contracts/operations/order/change-order";
import { getOrderChange } from "@thuot-tha/shared/contracts/operations/order/get-order-change";
import { listLineDates } from "@thuot-tha/shared/contracts/operations/order/list-line-dates";
import { payOrderChange } from "@thuot-tha/shared/contracts/operations/order/pay-order-change";
import { quoteOrderChange } from "@thuot-tha/shared/contracts/operations/order/quote-order-change";
import { withdrawOrderChange } from "@thuot-tha/shared/contracts/operations/order/withdraw-order-change";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, race, take, takeLatest, takeLeading } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import { refreshOrder } from "../order/saga.ts";
import { orderRefreshed } from "../order/slice.ts";
import {
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
  try {
    const made = yield* callApi(client, changeOrder, { params: { orderId }, body });
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
  try {
    const { order, change } = yield* callApi(client, payOrderChange, { params, body: { paymentType } });
    yield put(orderRefreshed(order));
    yield put(changeMade(change));
  } catch (error) {
    yield put(changeFailed({ error: accountFailure(bus, error), refused: null }));
    yield* refreshOrder(context, params.orderId);
  }
}

function* withdraw({ client, bus }: RemoteContext, { payload: params }: ReturnType<typeof withdrawalRequested>) {
  try {
    yield put(orderRefreshed(yield* callApi(client, withdrawOrderChange, { params })));
  } catch (error) {
    yield put(changeFailed({ error: accountFailure(bus, error), refused: null }));
    yield put(changeChecked(params));
  }
}

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
