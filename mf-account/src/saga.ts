import type { RemoteContext } from "@thuot-tha/shared/platform";
import { all, call, put, takeEvery, takeLatest } from "redux-saga/effects";
import { addressesForgotten } from "./features/address/slice.ts";
import { emailForgotten } from "./features/email/slice.ts";
import { favoriteSaga } from "./features/favorite/saga.ts";
import { listenToNews } from "./features/news/listen.ts";
import { notificationsForgotten } from "./features/notification/slice.ts";
import { ordersForgotten } from "./features/order/slice.ts";
import { payoutsForgotten } from "./features/payout/slice.ts";
import { profileForgotten } from "./features/profile/slice.ts";
import { sessionSaga } from "./features/session/saga.ts";
import { visitorChannel } from "./features/session/session-channel.ts";
import { waitingListForgotten } from "./features/waiting-list/slice.ts";
import { walletForgotten } from "./features/wallet/slice.ts";

/** Runs on every page; pages and slots add their own sagas. */
export function* accountSaga(context: RemoteContext) {
  yield all([
    call(sessionSaga, context),
    call(forgetOnChange, context),
    call(favoriteSaga, context),
    call(followNews, context),
  ]);
}

function* followNews(context: RemoteContext) {
  yield takeLatest(visitorChannel(context.bus), listenToNews, context);
}

/** Clears the customer's data from the store when the shopper changes. */
function* forgetOnChange({ bus }: RemoteContext) {
  let isFirst = true;
  yield takeEvery(visitorChannel(bus), function* () {
    if (!isFirst) yield all(forgotten.map((forget) => put(forget())));
    isFirst = false;
  });
}

const forgotten = [
  ...[addressesForgotten, ordersForgotten, profileForgotten],
  ...[walletForgotten, payoutsForgotten, notificationsForgotten, emailForgotten, waitingListForgotten],
];
