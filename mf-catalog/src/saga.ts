import type { RemoteContext } from "@thuot-tha/shared/platform";
import { call, takeEvery, takeLatest } from "redux-saga/effects";
import { fetchAvailability } from "./features/availability/saga.ts";
import { availabilityRequested } from "./features/availability/slice.ts";
import { followFavorites } from "./features/favorites/saga.ts";
import { fetchFreeUnits } from "./features/free-units/saga.ts";
import { freeUnitsRequested } from "./features/free-units/slice.ts";
import { refreshProduct } from "./features/product/refresh.ts";
import { productChanged } from "./features/product/slice.ts";
import { fetchReviews } from "./features/reviews/saga.ts";
import { reviewsRequested } from "./features/reviews/slice.ts";
import { fetchSeen } from "./features/seen/saga.ts";
import { seenRequested } from "./features/seen/slice.ts";

/** Runs in the browser once the remote is loaded. */
export function* catalogSaga({ client, bus }: RemoteContext) {
  yield takeEvery(availabilityRequested, fetchAvailability, client);
  yield takeEvery(productChanged, refreshProduct, client);
  yield takeEvery(freeUnitsRequested, fetchFreeUnits, client);
  yield takeLatest(reviewsRequested, fetchReviews, client);
  yield takeLatest(seenRequested, fetchSeen, client);
  yield call(followFavorites, bus);
}
