import type { MembershipPricing } from "@thuot-tha/shared/contracts/operations";
import { membershipPricing } from "../../services/membership.ts";
import { operation } from "../operation.ts";

/** What the answer says to a customer without a membership. */
const none: MembershipPricing = { percentDiscount: 0, extendDay: 0, items: [] };

export const membershipPricingOfCustomer = operation(
  "membership.pricing",
  async ({ query, context, customer }) =>
    (await membershipPricing(context.db, context, customer.customerId, query.productIds)) ?? none,
);
