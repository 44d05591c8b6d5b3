import type { Bus } from "@thuot-tha/shared/contracts";
import { favoritesChanged } from "@thuot-tha/shared/contracts/events/favorites";
import { eventPayloads } from "@thuot-tha/shared/platform";
import { put, takeEvery } from "redux-saga/effects";
import { favoritesKnown } from "./slice.ts";

/** Follows the favourites that the account remote announces. */
export function* followFavorites(bus: Bus) {
  yield takeEvery(eventPayloads(bus, favoritesChanged), function* ({ ids }) {
    yield put(favoritesKnown(ids));
  });
}
