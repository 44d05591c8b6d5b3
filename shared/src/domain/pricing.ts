import type { Day, DayRange } from "./dates.ts";
import { rentalDays } from "./rental.ts";

/** Whole đồng. */
export type Dong = number;

/** What the price of a line depends on. Prices are per piece; wear dates are null for a sale. */
export interface PricedLine {
  type: "rental" | "sale";
  productId: string;
  quantities: number;
  salePrice: Dong;
  rentalPrice: Dong;
  depositPrice: Dong;
  membershipRentalPrice: Dong;
  dateFrom: Day | null;
  dateTo: Day | null;
}

export type RentalPricing = Pick<PricedLine, "productId" | "quantities" | "rentalPrice" | "membershipRentalPrice"> &
  DayRange;

export interface MembershipPricing {
  /** Percent, up to two decimals. */
  percentDiscount: number;
  /** Wear days the package includes. */
  extendDay: number;
  items: readonly { productId: string; membershipRentalPrice: Dong }[];
}

/**
 * Sums use ten-thousandths of a đồng, so that a percentage times a tenth stays an integer until the single rounding.
 */
const partsPerDong = 10_000;

/** Rounds halves up. `divisor` and `value` are non-negative integers. */
export function divideHalfUp(value: number, divisor: number): number {
  return Math.floor((2 * value + divisor) / (2 * divisor));
}

/** Every day beyond the first two of the period adds a tenth. */
export const extraDays = (wear: DayRange): number => rentalDays(wear) - 2;

/** unit × pieces × (1 + 0.1 × extra days), rounded once. */
export const rentalLineTotal = (line: Pick<RentalPricing, "rentalPrice" | "quantities"> & DayRange): Dong =>
  divideHalfUp(line.rentalPrice * line.quantities * (10 + extraDays(line)), 10);

export const saleLineTotal = (line: Pick<PricedLine, "salePrice" | "quantities">): Dong =>
  line.salePrice * line.quantities;

export const depositTotal = (line: Pick<PricedLine, "type" | "depositPrice" | "quantities">): Dong =>
  line.type === "sale" ? 0 : line.depositPrice * line.quantities;

/** A piece's own member price, which replaces the package's percentage; 0 for none. */
export const ownMemberPrice = (
  line: Pick<RentalPricing, "productId" | "membershipRentalPrice">,
  membership: Pick<MembershipPricing, "items">,
): Dong =>
  membership.items.find((item) => item.productId === line.productId)?.membershipRentalPrice ||
  line.membershipRentalPrice;

function membershipUnitParts(
  line: Pick<RentalPricing, "productId" | "rentalPrice" | "membershipRentalPrice">,
  membership: MembershipPricing,
): number {
  const own = ownMemberPrice(line, membership);
  if (own > 0) return own * partsPerDong;
  return line.rentalPrice * (partsPerDong - Math.round(membership.percentDiscount * 100));
}

/** The member's price of one piece: the product's if above 0, else the line's, else the rent less the percentage. */
export const membershipUnitPrice = (
  line: Pick<RentalPricing, "productId" | "rentalPrice" | "membershipRentalPrice">,
  membership: MembershipPricing,
): Dong => divideHalfUp(membershipUnitParts(line, membership), partsPerDong);

/** Days for which a member pays a surcharge. */
export const membershipDays = (wear: DayRange, extendDay: number): number =>
  Math.max(0, extraDays(wear) - extendDay + 1);

/** unit × pieces × (1 + 0.1 × membership days), rounded once. */
export const memberLineTotal = (line: RentalPricing, membership: MembershipPricing): Dong =>
  divideHalfUp(
    membershipUnitParts(line, membership) * line.quantities * (10 + membershipDays(line, membership.extendDay)),
    10 * partsPerDong,
  );
