import { membershipJoined } from "@thuot-tha/shared/contracts/events";
import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import { call, delay, put, takeLatest } from "redux-saga/effects";
import { type Payment, paymentLoaded, paymentLost, paymentWatched } from "./slice.ts";

/** Milliseconds between two questions. */
const rhythm = 2000;

export const loadPayment: Load = function* ({ params: { paymentId = "" } }, { client }) {
  const { payment } = yield* callApi(client, "membership.payment", { params: { paymentId } });
  yield put(paymentLoaded(payment));
};

/** Asks for a payment's state until it is settled or nobody looks any more; joining is announced once it is paid. */
export function* paymentSaga(context: RemoteContext) {
  yield takeLatest(paymentWatched, function* ({ payload: paymentId }) {
    if (paymentId !== null) yield call(watch, context, paymentId);
  });
}

function* watch({ client, bus }: RemoteContext, paymentId: string) {
  for (;;) {
    try {
      const { payment }: { payment: Payment } = yield* callApi(client, "membership.payment", { params: { paymentId } });
      yield put(paymentLoaded(payment));
      if (payment.status === "PAID" && payment.membershipPackageId) {
        membershipJoined.emit(bus, { membershipPackageId: payment.membershipPackageId });
      }
      if (payment.status !== "PENDING") return;
    } catch {
      yield put(paymentLost());
    }
    yield delay(rhythm);
  }
}
