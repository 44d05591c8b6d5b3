import { sessionChanged } from "@thuot-tha/shared/contracts/events";
import type { RemoteContext } from "@thuot-tha/shared/platform";
import { buffers, type EventChannel, eventChannel } from "redux-saga";
import { all, call, put, takeEvery } from "redux-saga/effects";
import { addressSaga } from "./features/address/saga.ts";
import { addressesForgotten } from "./features/address/slice.ts";
import { areasSaga } from "./features/areas/saga.ts";
import { orderSaga } from "./features/order/saga.ts";
import { ordersForgotten } from "./features/order/slice.ts";
import { passwordSaga } from "./features/password/saga.ts";
import { profileSaga } from "./features/profile/saga.ts";
import { profileForgotten } from "./features/profile/slice.ts";
import { sessionSaga } from "./features/session/saga.ts";

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
  ]);
}

type UserId = string | null;

/** When somebody else is here, or nobody, nothing of the last customer stays in the store. */
function* forgetOnChange({ bus }: RemoteContext) {
  const users: EventChannel<{ id: UserId }> = eventChannel(
    (emit) => sessionChanged.subscribe(bus, ({ known, user }) => known && emit({ id: user?.id ?? null })),
    buffers.expanding(),
  );
  let last: UserId | undefined;
  yield takeEvery(users, function* ({ id }) {
    const changed = last !== undefined && last !== id;
    last = id;
    if (changed) yield all([put(addressesForgotten()), put(ordersForgotten()), put(profileForgotten())]);
  });
}
