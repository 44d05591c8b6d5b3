import {
  type CartTotals,
  cartTotals,
  type DayRange,
  type MembershipPricing,
  shippingDefaults,
} from "@thuot-tha/shared/domain";
import type { Product } from "./slice.ts";

/** The costs of one piece, as the cart will compute them. @param wear null for a purchase */
export function costsOf(product: Product, wear: DayRange | null, pricing: MembershipPricing | null): CartTotals {
  const { id: productId, salePrice, rentalPrice, depositPrice, membershipRentalPrice, terms } = product;
  const prices = { productId, quantities: 1, salePrice, rentalPrice, depositPrice, membershipRentalPrice };
  const line = wear
    ? { ...prices, ...wear, type: "rental" as const }
    : { ...prices, type: "sale" as const, dateFrom: null, dateTo: null };
  return cartTotals([line], pricing, terms?.shipping ?? shippingDefaults);
}
