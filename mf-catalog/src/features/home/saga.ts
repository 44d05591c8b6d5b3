import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { listBanners } from "@thuot-tha/shared/contracts/operations/content/list-banners";
import { callApi, type Load } from "@thuot-tha/shared/platform";
import { all, call, put } from "redux-saga/effects";
import { cardOf } from "../cards/card-of.ts";
import { sizesOf } from "../listing/sizes.ts";
import { type Banner, homeLoaded, type MenuItem } from "./slice.ts";

type ApiBanner = OperationOutput<typeof listBanners>["banners"][number];
type ApiItem = OperationOutput<typeof getCategoryMenu>["items"][number];

const firstPage = { "pagination.page": 1 };

/** The data of one section; `none` when its request fails, so that the other sections still show. */
function* orNone<T>(request: Generator<unknown, T>, none: T) {
  try {
    return yield* request;
  } catch {
    return none;
  }
}

/** What the page shows of a banner; its pictures have no text of their own. */
const shown = ({ from, to, image, portrait, ...banner }: ApiBanner): Banner => ({
  ...banner,
  image: image.path,
  ...(portrait ? { portrait: portrait.path } : {}),
});

/** The category and those below it. */
const flat = ({ name, link, logoUrl, displays, children }: ApiItem): MenuItem[] => [
  { name, link, logoUrl, displays },
  ...children.flatMap(flat),
];

/** Loads all sections of the home page in parallel. Only a failure of the new arrivals fails the page. */
export const loadHome: Load = function* (_props, { client }) {
  const [banners, menu, newest, trending]: [
    { banners: ApiBanner[] },
    { items: ApiItem[] },
    OperationOutput<typeof listProducts>,
    Pick<OperationOutput<typeof listProducts>, "items">,
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
      banners: banners.banners.filter(({ position }) => position !== "category-top").map(shown),
      categories: menu.items.flatMap(flat).filter(({ displays }) => displays.length > 0),
      newest: newest.items.map(cardOf),
      trending: trending.items.map(cardOf),
      sizes: sizesOf(newest.facets),
      terms: newest.terms,
    }),
  );
};
