import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import { listProductReviews } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-reviews";
import { listRelatedProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-related-products";
import { callApi, type Load } from "@thuot-tha/shared/platform";
import { all, call, put } from "redux-saga/effects";
import { cardOf } from "../cards/card-of.ts";
import { fetchFreeUnits } from "../free-units/saga.ts";
import { freeUnitsRequested } from "../free-units/slice.ts";
import { type Product, productLoaded, type Reviews, reviewsPerPage } from "./slice.ts";
import { wearAhead } from "./wear-of.ts";

/** Loads the product, then in parallel its reviews, related products, and the free pieces on the days of the link. */
export const loadProduct: Load = function* ({ params, search }, { client, today }) {
  const product: Product = yield* callApi(client, getProduct, { params: { productLink: params.productLink ?? "" } });
  const { id } = product;
  const wear = wearAhead(search, today);
  const [reviews, related]: [Reviews, OperationOutput<typeof listRelatedProducts>] = yield all([
    callApi(client, listProductReviews, { params: { id }, query: { "pagination.limit": reviewsPerPage } }),
    callApi(client, listRelatedProducts, { params: { id } }),
    ...(wear ? [call(fetchFreeUnits, client, freeUnitsRequested({ productId: id, ...wear }))] : []),
  ]);
  yield put(productLoaded({ product, reviews, related: related.items.map(cardOf) }));
};
