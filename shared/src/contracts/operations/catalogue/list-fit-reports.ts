import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { ReviewFit } from "../entities/catalogue.ts";
import { Id } from "../entities/values.ts";

const FitReport = z.object({ size: z.string(), fit: ReviewFit, height: z.int(), weight: z.int() });

/**
 * The newest reports, without their authors. The shopper's own build is not a parameter, because the device compares,
 * so that it need not be sent.
 */
export const listFitReports = defineOperation({
  method: "GET",
  path: "/v2/product/:id/fit-reports",
  access: "public",
  tag: "product",
  summary: "How sizes fitted reviewers, by their measures.",
  params: z.object({ id: Id }),
  response: z.object({
    items: z.array(FitReport),
    /** Reports on other products with the same size chart. */
    others: z.array(FitReport),
  }),
});
