import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import type { Context } from "../context.ts";
import { NotFound } from "../errors.ts";
import { notify } from "../notification/notify.ts";
import { markUnused } from "../upload/queries/uploads.ts";
import { deleteReview } from "./queries/reviews.ts";

/**
 * Takes a review down for the back office: it leaves the product's page and stars, its pictures are deleted by the
 * clean-up, and its author reads why. Throws NotFound. Runs in the caller's transaction.
 */
export async function takeReviewDown({ db, now }: Pick<Context, "db" | "now">, id: string, why: string) {
  const review = await deleteReview(db, id);
  if (!review) throw new NotFound("REVIEW_NOT_FOUND", `Không có đánh giá nào mang mã ${id}.`);
  for (const { path } of review.images) await markUnused(db, path);
  const { customerId, productName, productLink } = review;
  if (customerId !== null) {
    const message = {
      kind: "SHOP" as const,
      title: `Đánh giá của bạn về ${productName} đã được gỡ`,
      body: `Lý do: ${why}. Bạn có thể viết lại đánh giá khác.`,
      link: linkTo(productRoute, { productLink }),
    };
    await notify(db, { customerId, ...message }, now());
  }
  return review;
}
