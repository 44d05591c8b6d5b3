import { listProductReviews } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-reviews";
import { type Client, toShownError } from "@thuot-tha/shared/http";
import { callApi } from "@thuot-tha/shared/platform";
import { put, select } from "redux-saga/effects";
import { getProductById, reviewsPerPage, type WithProduct } from "../product/slice.ts";
import {
  getReviews,
  type Reviews,
  reviewsFailed,
  reviewsLoaded,
  type reviewsRequested,
  type WithReviews,
} from "./slice.ts";

/** Fetches one more page of reviews, or the first one of another filter. */
export function* fetchReviews(client: Client, { payload }: ReturnType<typeof reviewsRequested>) {
  const { productId, filter, page } = payload;
  const shown: Reviews | undefined = yield select(
    (state: WithReviews & WithProduct) =>
      getReviews(state, productId)?.reviews ?? getProductById(state, productId)?.reviews,
  );
  try {
    const reviews = yield* callApi(client, listProductReviews, {
      params: { id: productId },
      query: { ...filter, "pagination.page": page, "pagination.limit": reviewsPerPage },
    });
    yield put(reviewsLoaded({ ...payload, reviews, before: page > 1 ? (shown?.items ?? []) : [] }));
  } catch (error) {
    if (!toShownError(error).silent) yield put(reviewsFailed());
  }
}
