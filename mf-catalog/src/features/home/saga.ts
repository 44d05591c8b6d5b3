import { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { listBanners } from "@thuot-tha/shared/contracts/operations/content/list-banners";
import { callApi, type Load } from "@thuot-tha/shared/platform";
import { all, call, put } from "redux-saga/effects";
import { type HomeState, homeLoaded } from "./slice.ts";

const firstPage = { "pagination.page": 1 };

/** What a part of the page is made of; `none` where it cannot be fetched, so that the other parts still show. */
function* orNone<T>(request: Generator<unknown, T>, none: T) {
  try {
    return yield* request;
  } catch {
    return none;
  }
}

/** Everything the home page shows, all asked for at once. Only without the new arrivals there is no page. */
export const loadHome: Load = function* (_props, { client }) {
  const [banners, menu, newest, trending]: [
    Pick<HomeState, "banners">,
    { items: HomeState["categories"] },
    { items: HomeState["newest"]; terms?: HomeState["terms"] },
    { items: HomeState["trending"] },
  ] = yield all([
    call(
      orNone,
      callApi(client, listBanners, { query: { ...firstPage, "pagination.limit": 1000, filter: "RUNNING_BANNER" } }),
      { banners: [] },
    ),
    call(orNone, callApi(client, getCategoryMenu), { items: [] }),
    callApi(client, listProducts, { query: { ...firstPage, "pagination.limit": 8, sort: "newest" } }),
    call(
      orNone,
      callApi(client, listProducts, {
        query: { ...firstPage, "pagination.limit": 4, collection: "trending_sale", sort: "top_seller" },
      }),
      { items: [] },
    ),
  ]);
  yield put(
    homeLoaded({
      banners: banners.banners,
      categories: menu.items,
      newest: newest.items,
      trending: trending.items,
      terms: newest.terms,
    }),
  );
};
