import { listProductReviews } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-reviews";
import { handle } from "../../http/handle.ts";
import { productNotFound } from "../not-found.ts";
import { averageOf } from "../queries/cards.ts";
import { findProduct } from "../queries/products.ts";
import { countRatings, listReviews } from "../queries/reviews.ts";

/** The histogram counts all reviews, regardless of the filter. */
export const listProductReviewsHandler = handle(listProductReviews, async ({ params, query, context }) => {
  const { db } = context;
  if (!(await findProduct(db, params.id))) throw productNotFound();
  const counts = await countRatings(db, params.id);
  const histogram = [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: counts.find((entry) => entry.rating === rating)?.count ?? 0,
  }));
  const count = histogram.reduce((sum, entry) => sum + entry.count, 0);
  const stars = histogram.reduce((sum, entry) => sum + entry.rating * entry.count, 0);
  const { "pagination.page": page, "pagination.limit": limit, sort, ...filter } = query;
  const fitting = await countRatings(db, params.id, filter);
  return {
    items: await listReviews(db, params.id, { ...filter, sort, page, limit }),
    pagination: { page, limit, total: fitting.reduce((sum, entry) => sum + entry.count, 0) },
    average: averageOf(stars, count),
    count,
    histogram,
  };
});
