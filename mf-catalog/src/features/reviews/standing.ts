import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { getReviewStanding } from "@thuot-tha/shared/contracts/operations/catalogue/get-review-standing";
import type { Client } from "@thuot-tha/shared/http";

/** Whether the customer may review a product, and the sizes that they have worn. */
export type ReviewStanding = OperationOutput<typeof getReviewStanding>;

export const fetchReviewStanding = (client: Client, productId: string): Promise<ReviewStanding> =>
  client.call(getReviewStanding, { params: { id: productId } });
