import { z } from "zod";
import { measureBounds } from "../../../domain/measure.ts";
import { defineOperation } from "../define-operation.ts";
import { Review, ReviewSort } from "../entities/catalogue.ts";
import { Id, Page } from "../entities/values.ts";
import { pageQuery } from "../inputs.ts";

const { height, weight } = measureBounds;

export const listProductReviews = defineOperation({
  method: "GET",
  path: "/v2/product/:id/review",
  access: "public",
  tag: "product",
  summary: "The reviews of a product with their histogram.",
  params: z.object({ id: Id }),
  query: z.object({
    ...pageQuery(),
    /** Without one: newest first. */
    sort: ReviewSort.optional(),
    rating: z.coerce.number<string | number>().int().min(1).max(5).optional(),
    /** Reviewers of similar build: within `similarBuild` cm and kg. */
    height: z.coerce.number<string | number>().int().min(height[0]).max(height[1]).optional(),
    weight: z.coerce.number<string | number>().int().min(weight[0]).max(weight[1]).optional(),
  }),
  response: z.object({
    items: z.array(Review),
    pagination: Page,
    average: z.number(),
    count: z.int(),
    /** Always five entries, from 5 stars down to 1. */
    histogram: z.array(z.object({ rating: z.int(), count: z.int() })),
  }),
});
