import type { RemoteContext } from "@thuot-tha/shared/platform";
import { all, call } from "redux-saga/effects";
import { addressSaga } from "./features/address/saga.ts";
import { areasSaga } from "./features/areas/saga.ts";
import { moveSaga } from "./features/move/saga.ts";
import { notificationSaga } from "./features/notification/saga.ts";
import { orderSaga } from "./features/order/saga.ts";
import { passwordSaga } from "./features/password/saga.ts";
import { profileSaga } from "./features/profile/saga.ts";

/** What the pages and forms do. */
export function* partSaga(context: RemoteContext) {
  yield all([
    call(areasSaga, context),
    call(addressSaga, context),
    call(orderSaga, context),
    call(profileSaga, context),
    call(passwordSaga, context),
    call(notificationSaga, context),
    call(moveSaga, context),
  ]);
}
