import { listWishes } from "@thuot-tha/shared/contracts/operations/waitlist/list-wishes";
import { removeWish } from "@thuot-tha/shared/contracts/operations/waitlist/remove-wish";
import { ApiError } from "@thuot-tha/shared/http";
import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, takeEvery } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import { wishesLoaded, wishRemovalRequested, wishRemoved, wishRemoveFailed } from "./slice.ts";

export function* waitingListSaga(context: RemoteContext) {
  yield takeEvery(wishRemovalRequested, remove, context);
}

function* remove({ client, bus }: RemoteContext, { payload: id }: ReturnType<typeof wishRemovalRequested>) {
  try {
    yield* callApi(client, removeWish, { params: { id } });
    yield put(wishRemoved(id));
  } catch (error) {
    // A second press, or another tab, has removed it.
    if (error instanceof ApiError && error.status === 404) return void (yield put(wishRemoved(id)));
    yield put(wishRemoveFailed(accountFailure(bus, error)));
  }
}

/** Loads the customer's waiting list. */
export const loadWishes: Load = function* (_props, { client }) {
  const { items } = yield* callApi(client, listWishes);
  yield put(wishesLoaded(items));
};
