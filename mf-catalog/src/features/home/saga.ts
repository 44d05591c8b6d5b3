import { callApi, type Load } from "@thuot-tha/shared/platform";
import { all, put } from "redux-saga/effects";
import { type HomeState, homeLoaded } from "./slice.ts";

const firstPage = { "pagination.page": 1 };

/** Everything the home page shows, all asked for at once. */
export const loadHome: Load = function* (_props, { client }) {
  const [banners, menu, newest, trending]: [
    { banners: HomeState["banners"] },
    { items: HomeState["categories"] },
    { items: HomeState["newest"] },
    { items: HomeState["trending"] },
  ] = yield all([
    callApi(client, "banner.list", { query: { ...firstPage, "pagination.limit": 1000, filter: "RUNNING_BANNER" } }),
    callApi(client, "category.menu"),
    callApi(client, "product.list", { query: { ...firstPage, "pagination.limit": 8, sort: "newest" } }),
    callApi(client, "product.list", {
      query: { ...firstPage, "pagination.limit": 4, collection: "trending_sale", sort: "top_seller" },
    }),
  ]);
  yield put(
    homeLoaded({
      banners: banners.banners,
      categories: menu.items,
      newest: newest.items,
      trending: trending.items,
    }),
  );
};
