import { createReview } from "@thuot-tha/shared/contracts/operations/catalogue/create-review";
import { lockSignedIn } from "../../db/lock-customer.ts";
import { brokenConstraint } from "../../db/violations.ts";
import { Conflict, Forbidden, InvalidFields, Unauthorized } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { takeUploads } from "../../upload/tickets.ts";
import { productNotFound } from "../product-not-found.ts";
import { findProduct } from "../queries/products.ts";
import { findFullName, insertReview } from "../queries/reviews.ts";
import { reviewRefusals, reviewStanding } from "../review-standing.ts";

/** Signs a review with family name and given name, which does not identify the customer, and never with an e-mail. */
function authorOf(fullName: string): string {
  if (fullName.includes("@")) return "Khách hàng";
  const words = fullName.split(/\s+/);
  return [...new Set([words[0], words.at(-1)])].join(" ");
}

const written = () => new Conflict("ALREADY_REVIEWED", reviewRefusals.written);

export const createReviewHandler = handle(createReview, async ({ params, body, context, customer }) => {
  const { db, now } = context;
  const { userId, customerId } = customer;
  const product = await findProduct(db, params.id);
  if (!product) throw productNotFound();
  const standing = await reviewStanding(context, product.id, customerId);
  if (standing.review) throw written();
  if (!standing.allowed) throw new Forbidden("NOT_RECEIVED", reviewRefusals.notReceived);
  const { height = null, weight = null, sizeWorn = null, fit = null, images = [], ...words } = body;
  if (sizeWorn && !standing.sizesWorn.includes(sizeWorn)) {
    throw new InvalidFields({ sizeWorn: "Hãy chọn cỡ bạn đã nhận." });
  }
  const paths = [...new Set(images)];
  return db
    .transaction(async (tx) => {
      await lockSignedIn(tx, customerId);
      const fullName = await findFullName(tx, userId);
      if (fullName === null) throw new Unauthorized();
      const author = authorOf(fullName);
      await takeUploads(tx, { field: "images", customerId, purpose: "review", paths }, now());
      const pictures = paths.map((path) => ({ path, alt: `${product.name}, ảnh của ${author}` }));
      const review = {
        productId: product.id,
        customerId,
        author,
        ...words,
        height,
        weight,
        sizeWorn: sizeWorn || null,
        fit,
      };
      return insertReview(tx, { ...review, images: pictures }, now());
    })
    .catch((error) => {
      if (brokenConstraint(error) === "reviews_product_id_customer_id_key") throw written();
      throw error;
    });
});
