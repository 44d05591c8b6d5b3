import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { MembershipPricing } from "../entities/account.ts";
import { manyQuery } from "../inputs.ts";

/**
 * Without `productIds`: all prices that the package itself sets; a product's own member price is part of the product.
 */
export const getMemberPricing = defineOperation({
  method: "GET",
  path: "/v2/consumer-membership/pricing",
  access: "customer",
  tag: "membership",
  summary: "Prices of these products for this customer as a member.",
  query: z.object({ productIds: manyQuery }),
  response: MembershipPricing,
});
