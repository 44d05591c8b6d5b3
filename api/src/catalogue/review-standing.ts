import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getReviewStanding } from "@thuot-tha/shared/contracts/operations/catalogue/get-review-standing";
import { today } from "@thuot-tha/shared/domain";
import type { Context } from "../context.ts";
import { findReviewOf, listSizesReceived } from "./queries/reviews.ts";

export const reviewRefusals = {
  written: "Bạn đã đánh giá món này rồi.",
  notReceived: "Bạn có thể đánh giá sau khi đã nhận món này.",
};

/** Whether a customer may review a product: once, after receiving it. */
export async function reviewStanding(
  { db, now }: Context,
  productId: string,
  customerId: string,
): Promise<OperationOutput<typeof getReviewStanding>> {
  const review = await findReviewOf(db, productId, customerId);
  const sizesWorn = await listSizesReceived(db, productId, customerId, today(now()));
  const reason = review ? reviewRefusals.written : sizesWorn.length === 0 ? reviewRefusals.notReceived : null;
  return { allowed: reason === null, reason, review, sizesWorn };
}
