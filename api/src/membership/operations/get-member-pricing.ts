import type { MembershipPricing } from "@thuot-tha/shared/contracts/operations/entities";
import { getMemberPricing } from "@thuot-tha/shared/contracts/operations/membership/get-member-pricing";
import { handle } from "../../http/handle.ts";
import { membershipPricing } from "../pricing.ts";

/** The answer for a customer without a membership. */
const none: MembershipPricing = { percentDiscount: 0, extendDay: 0, items: [] };

export const getMemberPricingHandler = handle(
  getMemberPricing,
  async ({ query, context, customer }) =>
    (await membershipPricing(context.db, context, customer.customerId, query.productIds)) ?? none,
);
