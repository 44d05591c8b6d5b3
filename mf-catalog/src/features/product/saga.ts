import { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import { listProductReviews } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-reviews";
import { listRelatedProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-related-products";
import type { Client } from "@thuot-tha/shared/http";
import { callApi, type Load } from "@thuot-tha/shared/platform";
import { all, call, put, select } from "redux-saga/effects";
import { fetchAvailability } from "../availability/saga.ts";
import {
  type AvailabilityPhase,
  availabilityWanted,
  getAvailability,
  type WithAvailability,
} from "../availability/slice.ts";
import { reviewsAtOnce } from "../reviews/saga.ts";
import { rentable } from "./choice.ts";
import { type Product, productLoaded, type RelatedProducts, type Reviews } from "./slice.ts";
import { isFree, wearOf } from "./wear-of.ts";

/** Maximum number of variants checked for one that is free on the shopper's days. */
const mostTried = 6;

/** Loads the product, then in parallel its reviews, related products and calendar. */
export const loadProduct: Load = function* ({ params, search }, { client }) {
  const product: Product = yield* callApi(client, getProduct, { params: { productLink: params.productLink ?? "" } });
  const { id } = product;
  const [reviews, related]: [Reviews, { items: RelatedProducts }] = yield all([
    callApi(client, listProductReviews, { params: { id }, query: { "pagination.limit": reviewsAtOnce } }),
    callApi(client, listRelatedProducts, { params: { id } }),
    call(loadCalendar, product, search, client),
  ]);
  yield put(productLoaded({ product, reviews, related: related.items }));
};

/** Loads the first variant's calendar; for a shopper with wear dates also those of others, until one is free. */
function* loadCalendar(product: Product, search: string, client: Client) {
  const wear = wearOf(search);
  for (const { id: variantId } of rentable(product).slice(0, wear ? mostTried : 1)) {
    const wanted = { variantId, quantities: 1 };
    yield call(fetchAvailability, client, availabilityWanted(wanted));
    const known: AvailabilityPhase | undefined = yield select((state: WithAvailability) =>
      getAvailability(state, wanted),
    );
    if (wear && known?.phase === "loaded" && isFree(wear, known.availability)) return;
  }
}
