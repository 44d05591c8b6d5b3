import type { RemoteContext } from "@thuot-tha/shared/platform";
import { fork } from "redux-saga/effects";
import { badgeSaga } from "./features/badge/saga.ts";
import { joiningSaga } from "./features/joining/saga.ts";
import { paymentSaga } from "./features/payment/saga.ts";
import { savingSaga } from "./features/saving/saga.ts";
import { standingSaga } from "./features/standing/saga.ts";

/** Runs in the browser once the remote is loaded. */
export function* membershipSaga(context: RemoteContext) {
  yield fork(badgeSaga, context);
  yield fork(standingSaga, context);
  yield fork(joiningSaga, context);
  yield fork(paymentSaga, context);
  yield fork(savingSaga, context);
}
