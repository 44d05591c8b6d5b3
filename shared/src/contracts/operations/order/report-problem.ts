import { z } from "zod";
import { problemLength } from "../../limits/index.ts";
import { defineOperation } from "../define-operation.ts";
import { Order, ProblemTopic } from "../entities/order.ts";
import { Id } from "../entities/values.ts";
import { paragraphs } from "../inputs.ts";

export const reportProblem = defineOperation({
  method: "POST",
  path: "/v2/order/:orderId/problem",
  access: "customer",
  status: 201,
  tag: "order",
  summary: "Reports a problem with an order to the shop's staff.",
  refusals: [429],
  params: z.object({ orderId: Id }),
  body: z.object({
    topic: ProblemTopic,
    content: paragraphs(problemLength),
    /** Paths of the customer's own uploads. */
    images: z.array(z.string().max(200)).max(4, "Nhiều nhất 4 ảnh.").optional(),
  }),
  response: Order,
});
