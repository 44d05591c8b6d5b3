import { type Dong, lineTotals, type MembershipPricing, type PricedLine } from "@thuot-tha/shared/domain";

/** A line of the cart, as the cart passes it. Prices in đồng for one piece; wear dates null until chosen. */
export type CartLine = Pick<
  PricedLine,
  "productId" | "type" | "quantities" | "rentalPrice" | "membershipRentalPrice" | "dateFrom" | "dateTo"
>;

/** The savings of these prices on the cart's rentals, for all pieces and days. Lines without dates do not count yet. */
export function savingOnCart(lines: readonly CartLine[], pricing: MembershipPricing): Dong {
  return lines
    .filter(({ type, dateFrom, dateTo }) => type === "rental" && dateFrom !== null && dateTo !== null)
    .map((line) => lineTotals({ ...line, salePrice: 0, depositPrice: 0 }, pricing).memberSaving)
    .reduce((sum, saving) => sum + saving, 0);
}

export interface PackagePricing extends MembershipPricing {
  membershipPackageId: string;
}

/** The package that saves the most on this cart, and how much; null when none does. */
export function bestOnCart(lines: readonly CartLine[], prices: readonly PackagePricing[]) {
  const [best] = prices
    .map((pricing) => ({ pricing, saving: savingOnCart(lines, pricing) }))
    .sort((a, b) => b.saving - a.saving);
  return best && best.saving > 0 ? best : null;
}
