import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { payOrder } from "@thuot-tha/shared/contracts/operations/order/pay-order";
import { getPaymentStatus } from "@thuot-tha/shared/contracts/operations/payment/get-payment-status";
import { firstPause, nextPause } from "@thuot-tha/shared/domain/payment";
import type { Client } from "@thuot-tha/shared/http";
import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import type { Action } from "redux";
import type { EventChannel } from "redux-saga";
import { call, delay, put, race, select, take, takeLatest, takeLeading } from "redux-saga/effects";
import { shownMessage } from "../failure.ts";
import { getPlacedOrder, type Order, orderLoaded, paymentBegun } from "../placed-order/slice.ts";
import { paymentNews } from "./news.ts";
import {
  getPaying,
  newsMissed,
  newsReceived,
  paymentRequested,
  retryChanged,
  waitingBegan,
  waitingEnded,
} from "./slice.ts";
import type { Paying } from "./types.ts";

export function* payingSaga({ client }: RemoteContext) {
  yield takeLatest(waitingBegan, watchPayment, client);
  // One attempt at a time: presses during a request are ignored.
  yield takeLeading(paymentRequested, payWhileShown, client);
}

/** Loads the order to be paid. An order placed just now is in the store already, with the attempt that begins. */
export const loadOrderPayment: Load = function* ({ params: { orderId = "" } }, { client }) {
  const paying: Paying | null = yield select(getPaying);
  if (paying?.fresh && paying.orderId === orderId) return;
  yield put(orderLoaded(yield* callApi(client, getOrder, { params: { orderId } })));
};

/** Watches the payment until its page unmounts. An older page may unmount after a newer one has mounted. */
function* watchPayment(client: Client, { payload: { orderId, page } }: ReturnType<typeof waitingBegan>) {
  yield race([
    call(pollPayment, client, orderId),
    take((action: Action) => waitingEnded.match(action) && action.payload === page),
  ]);
}

/** Checks the payment until the order no longer awaits it. */
function* pollPayment(client: Client, orderId: string) {
  const news: EventChannel<true> = paymentNews();
  try {
    let pause = firstPause;
    while (yield* checkPayment(client, orderId)) {
      const { early } = yield race({ early: take(news), late: delay(pause) });
      const hidden = document.visibilityState === "hidden";
      // While the tab is hidden, the next check waits for news or the shopper's return.
      if (hidden && !early) yield take(news);
      pause = hidden || early ? firstPause : nextPause(pause);
    }
  } finally {
    news.close();
  }
}

/**
 * The API queries the gateway when its notification is late. An answer is dropped when another order has taken the
 * place of this one in the store.
 * @returns whether the order still awaits its payment
 */
function* checkPayment(client: Client, orderId: string) {
  try {
    const news = yield* callApi(client, getPaymentStatus, { params: { orderId } });
    const order: Order | null = yield select(getPlacedOrder);
    if (order?.id !== orderId) return false;
    const paying: Paying | null = yield select(getPaying);
    // A change of dates, made elsewhere, gives the order another sum.
    const isRepriced = news.payment.status === "PENDING" && news.payment.amount !== paying?.payment?.amount;
    if (order.status !== news.orderStatus || isRepriced) {
      const changed = yield* callApi(client, getOrder, { params: { orderId } });
      const latest: Order | null = yield select(getPlacedOrder);
      if (latest?.id !== orderId) return false;
      yield put(orderLoaded(changed));
      // The attempt goes on; loading an order begins anew.
      if (isRepriced && paying) yield put(retryChanged(paying.retry));
    }
    yield put(newsReceived(news));
    return news.orderStatus === "NOT_PAID";
  } catch {
    yield put(newsMissed());
    return true;
  }
}

/** Requests the attempt, unless its page unmounts: a later page shows the order as the API has it by then. */
function* payWhileShown(client: Client, request: ReturnType<typeof paymentRequested>) {
  yield race([call(pay, client, request), take(waitingEnded)]);
}

function* pay(client: Client, { payload: paymentType }: ReturnType<typeof paymentRequested>) {
  const paying: Paying | null = yield select(getPaying);
  if (!paying) return;
  const { orderId } = paying;
  yield put(retryChanged({ is: "requested" }));
  try {
    // An attempt that has ended at its gateway must not be used again.
    if (!(yield* checkPayment(client, orderId))) return;
    const answer = yield* callApi(client, payOrder, { params: { orderId }, body: { paymentType } });
    yield put(paymentBegun(answer));
  } catch (error) {
    yield put(retryChanged({ is: "refused", message: shownMessage(error) }));
    // The order may have been paid or cancelled meanwhile.
    yield* checkPayment(client, orderId);
  }
}
