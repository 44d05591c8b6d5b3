import { listProductCards } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-cards";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, takeLatest } from "redux-saga/effects";
import { keptKeys, readIds } from "../kept.ts";
import { recentAsked, recentLoaded } from "./slice.ts";

/** Whoever shows a product keeps its id; as many are shown as fit in a row that can be scrolled. */
const shown = 12;

export function* recentSaga({ client }: RemoteContext) {
  yield takeLatest(recentAsked, function* () {
    const ids = readIds(keptKeys.recentlySeen).slice(0, shown);
    if (ids.length === 0) return void (yield put(recentLoaded([])));
    try {
      const { items } = yield* callApi(client, listProductCards, { query: { ids } });
      yield put(recentLoaded(items));
    } catch {
      // A row beside the page's purpose: without an answer it stays away.
    }
  });
}
