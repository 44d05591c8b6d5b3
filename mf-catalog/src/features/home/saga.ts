import { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { listBanners } from "@thuot-tha/shared/contracts/operations/content/list-banners";
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
    callApi(client, listBanners, { query: { ...firstPage, "pagination.limit": 1000, filter: "RUNNING_BANNER" } }),
    callApi(client, getCategoryMenu),
    callApi(client, listProducts, { query: { ...firstPage, "pagination.limit": 8, sort: "newest" } }),
    callApi(client, listProducts, {
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
