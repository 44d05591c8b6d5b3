import type { RemoteContext } from "@thuot-tha/shared/platform";
import { all, call, put, takeEvery } from "redux-saga/effects";
import { addressSaga } from "./features/address/saga.ts";
import { addressesForgotten } from "./features/address/slice.ts";
import { areasSaga } from "./features/areas/saga.ts";
import { favoriteSaga } from "./features/favorite/saga.ts";
import { moveSaga } from "./features/move/saga.ts";
import { notificationSaga } from "./features/notification/saga.ts";
import { notificationsForgotten } from "./features/notification/slice.ts";
import { orderSaga } from "./features/order/saga.ts";
import { ordersForgotten } from "./features/order/slice.ts";
import { passwordSaga } from "./features/password/saga.ts";
import { profileSaga } from "./features/profile/saga.ts";
import { profileForgotten } from "./features/profile/slice.ts";
import { recentSaga } from "./features/recent/saga.ts";
import { sessionSaga } from "./features/session/saga.ts";
import { visitorChannel } from "./features/session/session-channel.ts";
import { walletForgotten } from "./features/wallet/slice.ts";

/** Everything this remote does besides drawing. */
export function* accountSaga(context: RemoteContext) {
  yield all([
    call(sessionSaga, context),
    call(areasSaga, context),
    call(addressSaga, context),
    call(orderSaga, context),
    call(profileSaga, context),
    call(passwordSaga, context),
    call(forgetOnChange, context),
    call(favoriteSaga, context),
    call(notificationSaga, context),
    call(moveSaga, context),
    call(recentSaga, context),
  ]);
}

/** When somebody else is here, or nobody, nothing of the last customer stays in the store. */
function* forgetOnChange({ bus }: RemoteContext) {
  let isFirst = true;
  yield takeEvery(visitorChannel(bus), function* () {
    if (!isFirst) yield all(forgotten.map((forget) => put(forget())));
    isFirst = false;
  });
}

const forgotten = [addressesForgotten, ordersForgotten, profileForgotten, walletForgotten, notificationsForgotten];
