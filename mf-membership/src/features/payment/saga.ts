import { analyticsTracked } from "@thuot-tha/shared/contracts/events/analytics";
import { membershipJoined } from "@thuot-tha/shared/contracts/events/membership";
import { getMembershipPayment } from "@thuot-tha/shared/contracts/operations/membership/get-membership-payment";
import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import type { Action } from "redux";
import { call, delay, put, race, select, take, takeEvery, takeLatest } from "redux-saga/effects";
import { joinAccepted } from "../joining/slice.ts";
import { getPackages } from "../packages/selectors.ts";
import { claimPurchase, expectPurchase } from "./purchase.ts";
import { isOver, type Payment, paymentLeft, paymentLoaded, paymentLost, paymentWatched } from "./slice.ts";

/**
 * Milliseconds between two requests, and for a payment that asks for no money any more, because it may still arrive.
 */
const pollIntervalMs = 2000;
const overIntervalMs = 30_000;

export const loadPayment: Load = function* ({ params: { paymentId = "" } }, { client }) {
  yield put(paymentLoaded(yield* callApi(client, getMembershipPayment, { params: { paymentId } })));
};

/**
 * Polls a payment's state until it is settled or its page unmounts; announces the membership once it is paid. The page
 * of an older payment may unmount after a newer one has mounted.
 */
export function* paymentSaga(context: RemoteContext) {
  yield takeEvery(joinAccepted, ({ payload }) => expectPurchase(payload.id));
  yield takeLatest(paymentWatched, function* ({ payload: paymentId }) {
    yield race([
      call(watch, context, paymentId),
      take((action: Action) => paymentLeft.match(action) && action.payload === paymentId),
    ]);
  });
}

function* watch({ client, bus, now }: RemoteContext, paymentId: string) {
  for (;;) {
    yield call(untilSeen);
    let interval = pollIntervalMs;
    try {
      const answer = yield* callApi(client, getMembershipPayment, { params: { paymentId } });
      yield put(paymentLoaded(answer));
      const { payment } = answer;
      if (payment.status === "PAID" && payment.membershipPackageId) {
        membershipJoined.emit(bus, { membershipPackageId: payment.membershipPackageId });
        yield call(trackPurchase, bus, payment.membershipPackageId, payment);
      }
      if (payment.status !== "PENDING") return;
      if (answer.boughtOtherwise || isOver(payment, now())) interval = overIntervalMs;
    } catch {
      yield put(paymentLost());
    }
    yield delay(interval);
  }
}

/** Pauses polling while the tab is hidden. */
const untilSeen = () =>
  document.visibilityState === "visible"
    ? undefined
    : new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));

function* trackPurchase(bus: RemoteContext["bus"], packageId: string, { id, type, amount }: Payment) {
  if (!claimPurchase(id)) return;
  const packages: ReturnType<typeof getPackages> = yield select(getPackages);
  const name = packages.find((one) => one.id === packageId)?.name ?? packageId;
  analyticsTracked.emit(bus, {
    name: "purchase",
    transaction_id: id,
    payment_type: type,
    shipping: 0,
    currency: "VND",
    value: amount,
    items: [{ item_id: packageId, item_name: name, item_category: "membership", price: amount, quantity: 1 }],
  });
}
