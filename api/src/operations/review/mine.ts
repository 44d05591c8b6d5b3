import { getReviewStanding } from "@thuot-tha/shared/contracts/operations/catalogue/get-review-standing";
import { findProduct } from "../../db/queries/products.ts";
import { reviewStanding } from "../../services/review-standing.ts";
import { productNotFound } from "../catalogue/not-found.ts";
import { handle } from "../handle.ts";

export const reviewMine = handle(getReviewStanding, async ({ params, context, customer }) => {
  if (!(await findProduct(context.db, params.id))) throw productNotFound();
  return reviewStanding(context.db, params.id, customer.customerId);
});
