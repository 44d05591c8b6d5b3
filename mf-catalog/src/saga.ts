import type { RemoteContext } from "@thuot-tha/shared/platform";
import { call, takeEvery, takeLatest } from "redux-saga/effects";
import { fetchAvailability } from "./features/availability/saga.ts";
import { availabilityWanted } from "./features/availability/slice.ts";
import { followFavorites } from "./features/favorites/saga.ts";
import { fetchFreeUnits } from "./features/free-units/saga.ts";
import { freeUnitsWanted } from "./features/free-units/slice.ts";
import { fetchReviews } from "./features/reviews/saga.ts";
import { reviewsWanted } from "./features/reviews/slice.ts";
import { fetchSeen } from "./features/seen/saga.ts";
import { seenWanted } from "./features/seen/slice.ts";

/** Runs in the browser once the remote is loaded. */
export function* catalogSaga({ client, bus }: RemoteContext) {
  yield takeEvery(availabilityWanted, fetchAvailability, client);
  yield takeEvery(freeUnitsWanted, fetchFreeUnits, client);
  yield takeLatest(reviewsWanted, fetchReviews, client);
  yield takeLatest(seenWanted, fetchSeen, client);
  yield call(followFavorites, bus);
}
