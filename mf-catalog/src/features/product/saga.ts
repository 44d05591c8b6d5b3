import { callApi, type Load } from "@thuot-tha/shared/platform";
import { all, call, put } from "redux-saga/effects";
import { fetchAvailability } from "../availability/saga.ts";
import { availabilityWanted } from "../availability/slice.ts";
import { firstChoice, variantOf } from "./choice.ts";
import { type Product, productLoaded, type RelatedProducts, type Reviews } from "./slice.ts";

/** The product, then beside each other what stands around it: reviews, related pieces, and its calendar. */
export const loadProduct: Load = function* ({ params }, { client }) {
  const product: Product = yield* callApi(client, "product.get", { params: { productLink: params.productLink ?? "" } });
  const { id } = product;
  const [reviews, related]: [Reviews, { items: RelatedProducts }] = yield all([
    callApi(client, "product.reviews", { params: { id }, query: { "pagination.limit": 6 } }),
    callApi(client, "product.related", { params: { id } }),
    call(loadCalendar, product, client),
  ]);
  yield put(productLoaded({ product, reviews, related: related.items }));
};

function* loadCalendar(product: Product, client: Parameters<typeof fetchAvailability>[0]) {
  const choice = firstChoice(product);
  const variant = variantOf(product, choice);
  if (choice.type === "rental" && variant) {
    yield call(fetchAvailability, client, availabilityWanted({ variantId: variant.id, quantities: 1 }));
  }
}
