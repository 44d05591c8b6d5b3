import { listProductCards } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-cards";
import { listFavoriteIds } from "@thuot-tha/shared/contracts/operations/customer/list-favorite-ids";
import { listFavorites } from "@thuot-tha/shared/contracts/operations/customer/list-favorites";
import type { Client } from "@thuot-tha/shared/http";
import { callApi, type Load } from "@thuot-tha/shared/platform";
import { put, select, take } from "redux-saga/effects";
import { favoritesPageOf, favoritesPerPage } from "./query.ts";
import { getFavorites, getOfferedIds } from "./selectors.ts";
import { type Favorites, favoritesKnown, favoritesLoaded, favoritesWithdrawn } from "./slice.ts";

/** Loads one page of cards: a guest's by their ids, a customer's from the API's list. */
export const loadFavorites: Load = function* ({ search }, { client }) {
  const page = favoritesPageOf(search);
  let { ids, isGuest }: Favorites = yield select(getFavorites);
  if (ids === null) {
    yield take(favoritesKnown);
    ({ ids, isGuest } = yield select(getFavorites));
  }
  if (!isGuest) {
    const query = { "pagination.page": page, "pagination.limit": favoritesPerPage };
    const list = yield* callApi(client, listFavorites, { query });
    const known = new Set(ids);
    // Another device may have changed the favourites, and their load at login may have failed.
    if (list.pagination.total !== known.size || list.items.some(({ id }) => !known.has(id))) {
      const { ids: now } = yield* callApi(client, listFavoriteIds);
      yield put(favoritesKnown({ ids: now, isGuest }));
    }
    return void (yield put(favoritesLoaded(list)));
  }
  yield* loadStored(client, page);
};

/** Loads a page of a guest's favourites. The next ones move up for those that turn out to be withdrawn. */
function* loadStored(client: Client, page: number) {
  for (;;) {
    const offered: string[] = yield select(getOfferedIds);
    const shown = offered.slice((page - 1) * favoritesPerPage, page * favoritesPerPage);
    const { items } = shown.length
      ? yield* callApi(client, listProductCards, { query: { ids: shown } })
      : { items: [] };
    const withdrawn = shown.filter((shownId) => items.every(({ id }) => id !== shownId));
    if (withdrawn.length === 0) {
      const pagination = { page, limit: favoritesPerPage, total: offered.length };
      return void (yield put(favoritesLoaded({ items, pagination })));
    }
    yield put(favoritesWithdrawn(withdrawn));
  }
}
