import {
  type CartTotals,
  cartTotals,
  type DayRange,
  type MembershipPricing,
  shippingDefaults,
} from "@thuot-tha/shared/domain";
import type { Product } from "./slice.ts";

/** What one piece comes to, as the cart will compute it. @param wear null: it is bought */
export function costsOf(product: Product, wear: DayRange | null, pricing: MembershipPricing | null): CartTotals {
  const { id: productId, salePrice, rentalPrice, depositPrice, membershipRentalPrice, terms } = product;
  const prices = { productId, quantities: 1, salePrice, rentalPrice, depositPrice, membershipRentalPrice };
  const line = wear
    ? { ...prices, ...wear, type: "rental" as const }
    : { ...prices, type: "sale" as const, dateFrom: null, dateTo: null };
  return cartTotals([line], pricing, terms?.shipping ?? shippingDefaults);
}
