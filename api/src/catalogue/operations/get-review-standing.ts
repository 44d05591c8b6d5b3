import { getReviewStanding } from "@thuot-tha/shared/contracts/operations/catalogue/get-review-standing";
import { handle } from "../../http/handle.ts";
import { productNotFound } from "../not-found.ts";
import { findProduct } from "../queries/products.ts";
import { reviewStanding } from "../review-standing.ts";

export const getReviewStandingHandler = handle(getReviewStanding, async ({ params, context, customer }) => {
  if (!(await findProduct(context.db, params.id))) throw productNotFound();
  return reviewStanding(context, params.id, customer.customerId);
});
