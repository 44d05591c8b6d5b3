import type { RemoteContext } from "@thuot-tha/shared/platform";
import { call, takeEvery } from "redux-saga/effects";
import { fetchAvailability } from "./features/availability/saga.ts";
import { availabilityWanted } from "./features/availability/slice.ts";
import { followFavorites } from "./features/favorites/saga.ts";

/** What runs in the browser as long as the remote is there. */
export function* catalogSaga({ client, bus }: RemoteContext) {
  yield takeEvery(availabilityWanted, fetchAvailability, client);
  yield call(followFavorites, bus);
}
