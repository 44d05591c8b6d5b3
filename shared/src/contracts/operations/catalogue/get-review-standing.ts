import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Review } from "../entities/catalogue.ts";
import { Id } from "../entities/values.ts";

/** Whether this customer may review the piece: once, after receiving it. `reason` is Vietnamese. */
export const getReviewStanding = defineOperation({
  method: "GET",
  path: "/v2/product/:id/review/mine",
  access: "customer",
  tag: "review",
  summary: "Whether this customer may review the product, and what they wrote.",
  params: z.object({ id: Id }),
  response: z.object({
    allowed: z.boolean(),
    reason: z.string().nullable(),
    review: Review.nullable(),
    sizesWorn: z.array(z.string()),
  }),
});
