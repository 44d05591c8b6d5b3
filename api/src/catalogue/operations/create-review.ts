import { isDeepStrictEqual } from "node:util";
import { createReview } from "@thuot-tha/shared/contracts/operations/catalogue/create-review";
import type { Review } from "@thuot-tha/shared/contracts/operations/entities";
import { lockSignedIn } from "../../db/lock-customer.ts";
import { brokenConstraint } from "../../db/violations.ts";
import { Conflict, Forbidden, InvalidFields, Unauthorized } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { takeUploads } from "../../upload/tickets.ts";
import { productNotFound } from "../not-found.ts";
import { findProduct } from "../queries/products.ts";
import { findFullName, findReviewOf, insertReview } from "../queries/reviews.ts";
import { reviewRefusals, reviewStanding } from "../review-standing.ts";

/** Signs a review with family name and given name, which does not identify the customer, and never with an e-mail. */
function authorOf(fullName: string): string {
  if (fullName.includes("@")) return "Khách hàng";
  const words = fullName.split(/\s+/);
  return [...new Set([words[0], words.at(-1)])].join(" ");
}

/** A repeated request answers with the review, because a browser sends a request again when its answer is lost. */
export const createReviewHandler = handle(createReview, async ({ params, body, context, customer }) => {
  const { db, now } = context;
  const { userId, customerId } = customer;
  const product = await findProduct(db, params.id);
  if (!product) throw productNotFound();
  const standing = await reviewStanding(context, product.id, customerId);
  const { height = null, weight = null, sizeWorn = null, fit = null, images = [], ...words } = body;
  const paths = [...new Set(images)];
  const content = { ...words, height, weight, sizeWorn: sizeWorn || null, fit };
  /** The review of this content that an earlier request has written. Throws a Conflict for another one. */
  const same = (review: Review): Review => {
    const { id: _id, author: _author, createdAt: _createdAt, images: shown, ...said } = review;
    const isSame = isDeepStrictEqual([said, shown.map(({ path }) => path)], [content, paths]);
    if (!isSame) throw new Conflict("ALREADY_REVIEWED", reviewRefusals.written);
    return review;
  };
  if (standing.review) return same(standing.review);
  if (!standing.allowed) throw new Forbidden("NOT_RECEIVED", reviewRefusals.notReceived);
  if (sizeWorn && !standing.sizesWorn.includes(sizeWorn)) {
    throw new InvalidFields({ sizeWorn: "Hãy chọn cỡ bạn đã nhận." });
  }
  return db
    .transaction(async (tx) => {
      await lockSignedIn(tx, customerId);
      const fullName = await findFullName(tx, userId);
      if (fullName === null) throw new Unauthorized();
      const author = authorOf(fullName);
      await takeUploads(tx, { field: "images", customerId, purpose: "review", paths }, now());
      const pictures = paths.map((path) => ({ path, alt: `${product.name}, ảnh của ${author}` }));
      const review = { productId: product.id, customerId, author, ...content, images: pictures };
      return insertReview(tx, review, now());
    })
    .catch(async (error) => {
      if (brokenConstraint(error) !== "reviews_product_id_customer_id_key") throw error;
      const review = await findReviewOf(db, product.id, customerId);
      if (!review) throw error;
      return same(review);
    });
});
