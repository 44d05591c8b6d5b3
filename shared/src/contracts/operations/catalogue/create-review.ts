import { z } from "zod";
import { reviewLength, reviewTitleLength } from "../../limits/index.ts";
import { defineOperation } from "../define-operation.ts";
import { Review, ReviewFit } from "../entities/catalogue.ts";
import { Id, maxSizeLength } from "../entities/values.ts";
import { line, measure, paragraphs, pictures, text } from "../inputs.ts";

export const createReview = defineOperation({
  method: "POST",
  path: "/v2/product/:id/review",
  access: "customer",
  status: 201,
  tag: "review",
  summary: "Writes a review: once, after the piece was received.",
  refusals: [403],
  params: z.object({ id: Id }),
  body: z.object({
    rating: z.int().min(1, "Hãy chọn từ 1 đến 5 sao.").max(5, "Hãy chọn từ 1 đến 5 sao."),
    title: line(reviewTitleLength, "Hãy đặt một tiêu đề ngắn."),
    content: paragraphs(reviewLength),
    height: measure("height").nullable().optional(),
    weight: measure("weight").nullable().optional(),
    sizeWorn: text.max(maxSizeLength).nullable().optional(),
    fit: ReviewFit.nullable().optional(),
    images: pictures.optional(),
  }),
  response: Review,
});
