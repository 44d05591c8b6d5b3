import { findProduct } from "../../db/queries/products.ts";
import { reviewStanding } from "../../services/review-standing.ts";
import { productNotFound } from "../catalogue/not-found.ts";
import { operation } from "../operation.ts";

export const reviewMine = operation("review.mine", async ({ params, context, customer }) => {
  if (!(await findProduct(context.db, params.id))) throw productNotFound();
  return reviewStanding(context.db, params.id, customer.customerId);
});
