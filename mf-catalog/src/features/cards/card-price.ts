import {
  type DayRange,
  type Dong,
  lineTotals,
  type MembershipPricing,
  ownMemberPrice,
  rangeLength,
} from "@thuot-tha/shared/domain";
import { viPrices } from "../../locales/vi/prices.ts";
import type { Product } from "./card-of.ts";

/** The rental price on a card: the price of a day, or the total of the chosen days. */
export interface CardPrice {
  rental?: { label: string; amount: Dong; original: Dong };
  /** What this shopper pays as a member; absent when the membership saves nothing. */
  memberPrice?: Dong;
  /** The member's price is the piece's own. */
  isOwnMemberPrice?: boolean;
}

/** Wear days of a price before any are chosen. */
const oneDay: DayRange = { dateFrom: "2026-01-01", dateTo: "2026-01-01" };

/** @param wear the chosen days; null shows the price of one, as the card does by itself */
export function cardPrice(product: Product, wear: DayRange | null, pricing: MembershipPricing | null): CardPrice {
  if (!product.types.includes("rent")) return {};
  const { id: productId, rentalPrice, originalRentalPrice, membershipRentalPrice = 0 } = product;
  const piece = { productId, membershipRentalPrice, quantities: 1, salePrice: 0, depositPrice: 0 };
  const totalOf = (price: Dong, membership: MembershipPricing | null = null) =>
    lineTotals({ ...piece, ...(wear ?? oneDay), type: "rental", rentalPrice: price }, membership).total;
  const amount = totalOf(rentalPrice);
  const asMember = totalOf(rentalPrice, pricing);
  return {
    ...(wear
      ? { rental: { label: viPrices.rentFor(rangeLength(wear)), amount, original: totalOf(originalRentalPrice) } }
      : {}),
    ...(asMember < amount ? { memberPrice: asMember } : {}),
    ...(pricing && asMember < amount && ownMemberPrice(piece, pricing) > 0 ? { isOwnMemberPrice: true } : {}),
  };
}
