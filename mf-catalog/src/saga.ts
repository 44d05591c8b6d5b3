import type { RemoteContext } from "@thuot-tha/shared/platform";
import { call, takeLatest } from "redux-saga/effects";
import { followFavorites } from "./features/favorites/saga.ts";
import { fetchSeen } from "./features/seen/saga.ts";
import { seenRequested } from "./features/seen/slice.ts";

/** Runs in the browser once the remote is loaded. */
export function* catalogSaga({ client, bus }: RemoteContext) {
  yield takeLatest(seenRequested, fetchSeen, client);
  yield call(followFavorites, bus);
}
