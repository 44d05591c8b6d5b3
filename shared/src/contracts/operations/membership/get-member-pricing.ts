import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { MembershipPricing } from "../entities/account.ts";
import { manyQuery } from "../inputs.ts";

/** Without `productIds`: every price that the package sets by itself; what a product sets stands in the product. */
export const getMemberPricing = defineOperation({
  method: "GET",
  path: "/v2/consumer-membership/pricing",
  access: "customer",
  tag: "membership",
  summary: "What this customer pays as a member.",
  query: z.object({ productIds: manyQuery }),
  response: MembershipPricing,
});
