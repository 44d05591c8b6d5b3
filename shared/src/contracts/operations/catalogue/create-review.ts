import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Review, ReviewFit } from "../entities/catalogue.ts";
import { Id, maxSizeLength } from "../entities/values.ts";
import { line } from "../inputs.ts";

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
    title: line(2, 120, "Hãy đặt một tiêu đề ngắn."),
    content: z.string().trim().min(10, "Hãy viết ít nhất 10 ký tự.").max(3000, "Tối đa 3000 ký tự."),
    height: z.int().min(80, "Chiều cao từ 80 cm.").max(250, "Chiều cao đến 250 cm.").nullable().optional(),
    weight: z.int().min(20, "Cân nặng từ 20 kg.").max(250, "Cân nặng đến 250 kg.").nullable().optional(),
    sizeWorn: z.string().trim().max(maxSizeLength).nullable().optional(),
    fit: ReviewFit.nullable().optional(),
    /** Paths of the customer's own uploads. */
    images: z.array(z.string().max(200)).max(4, "Nhiều nhất 4 ảnh.").optional(),
  }),
  response: Review,
});
