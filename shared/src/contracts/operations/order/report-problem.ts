import { z } from "zod";
import { problemLength } from "../../limits/index.ts";
import { defineOperation } from "../define-operation.ts";
import { Order, ProblemTopic } from "../entities/order.ts";
import { Id } from "../entities/values.ts";
import { paragraphs, pictures } from "../inputs.ts";

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
    images: pictures.optional(),
  }),
  response: Order,
});
