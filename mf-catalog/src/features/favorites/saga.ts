import type { Bus } from "@thuot-tha/shared/contracts";
import { favoritesChanged } from "@thuot-tha/shared/contracts/events/favorites";
import { eventChannel } from "redux-saga";
import { put, takeEvery } from "redux-saga/effects";
import { favoritesKnown } from "./slice.ts";

/** Follows the favourites that the account remote announces. */
export function* followFavorites(bus: Bus) {
  const said = eventChannel<string[]>((heard) => favoritesChanged.subscribe(bus, ({ ids }) => heard(ids)));
  yield takeEvery(said, function* (ids) {
    yield put(favoritesKnown(ids));
  });
}
