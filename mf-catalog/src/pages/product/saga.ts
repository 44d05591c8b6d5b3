import type { RemoteContext } from "@thuot-tha/shared/platform";
import { takeEvery, takeLatest } from "redux-saga/effects";
import { fetchAvailability } from "../../features/availability/saga.ts";
import { availabilityRequested } from "../../features/availability/slice.ts";
import { fetchFreeUnits } from "../../features/free-units/saga.ts";
import { freeUnitsRequested } from "../../features/free-units/slice.ts";
import { refreshProduct } from "../../features/product/refresh.ts";
import { productChanged } from "../../features/product/slice.ts";
import { fetchReviews } from "../../features/reviews/saga.ts";
import { reviewsRequested } from "../../features/reviews/slice.ts";

/** Answers the requests of a product's page. */
export function* productPageSaga({ client }: RemoteContext) {
  yield takeEvery(availabilityRequested, fetchAvailability, client);
  yield takeEvery(productChanged, refreshProduct, client);
  yield takeEvery(freeUnitsRequested, fetchFreeUnits, client);
  yield takeLatest(reviewsRequested, fetchReviews, client);
}
