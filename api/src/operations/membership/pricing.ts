import { membershipPricing } from "../../services/membership.ts";
import { operation } from "../operation.ts";

export const membershipPricingOfCustomer = operation("membership.pricing", ({ query, context, customer }) =>
  membershipPricing(context.db, context, customer.customerId, query.productIds),
);
