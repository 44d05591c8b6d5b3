import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { MembershipPricing } from "../entities/account.ts";
import { Id } from "../entities/values.ts";
import { manyQuery } from "../inputs.ts";

/** The prices that each package's members pay, for invitations. */
export const listPackagePrices = defineOperation({
  method: "GET",
  path: "/v2/consumer-membership-package/pricing",
  access: "public",
  tag: "membership",
  summary: "Prices of these products for members of each package.",
  query: z.object({ productIds: manyQuery.refine((ids) => ids.length <= 100, "Nhiều nhất 100 món mỗi lần.") }),
  response: z.object({ items: z.array(MembershipPricing.extend({ membershipPackageId: Id })) }),
});
