import {
  type DayRange,
  type Dong,
  extraDays,
  lineTotals,
  type MembershipPricing,
  maxPiecesPerLine,
  membershipDays,
  membershipUnitPrice,
  ownMemberPrice,
  rangeLength,
  rentalPeriod,
} from "@thuot-tha/shared/domain";
import type { CartItem } from "./types.ts";

/** Number of pieces that can be chosen for a line: what is free on its days, at most what one line may hold. */
export const maxPiecesOf = ({ maxQuantities = maxPiecesPerLine }: Pick<CartItem, "maxQuantities">): number =>
  Math.min(maxQuantities, maxPiecesPerLine);

/** The quantity that a step of a line leads to: one step down from more than is free leads to what is free. */
export const stepTo = (requested: number, max: number): number => Math.max(1, Math.min(requested, max));

/** A line's price for all pieces and days, with its parts. All in đồng. */
export interface ShownPrice {
  total: Dong;
  deposit: Dong;
  memberSaving: Dong;
  /** The price without a membership. */
  ordinary: Dong;
  /** Price of one piece before the day surcharge; the member's price where it applies. */
  unit: Dong;
  /** The member's price is the piece's own instead of the package's percentage. */
  isOwn: boolean;
  /** Wear days that each add a tenth. */
  surchargeDays: number;
}

/** A rental's wear dates, and the displayed period from delivery to return. */
export interface ShownDates {
  wear: DayRange;
  wearDays: number;
  period: DayRange;
}

/** Null for a sale, and for a rental without dates. */
export function shownDates({ type, dateFrom, dateTo }: CartItem): ShownDates | null {
  if (type === "sale" || dateFrom === null || dateTo === null) return null;
  const wear = { dateFrom, dateTo };
  return { wear, wearDays: rangeLength(wear), period: rentalPeriod(wear) };
}

/** Null for a rental without dates: it has no price. */
export function shownPrice(line: CartItem, pricing: MembershipPricing | null): ShownPrice | null {
  const dates = shownDates(line);
  if (line.type === "sale") {
    const totals = lineTotals(line);
    return { ...totals, ordinary: totals.total, unit: line.salePrice, isOwn: false, surchargeDays: 0 };
  }
  if (!dates) return null;
  const totals = lineTotals(line, pricing);
  const ordinary = lineTotals(line).total;
  if (!pricing || totals.memberSaving === 0) {
    return { ...totals, ordinary, unit: line.rentalPrice, isOwn: false, surchargeDays: extraDays(dates.wear) };
  }
  const unit = membershipUnitPrice(line, pricing);
  const isOwn = ownMemberPrice(line, pricing) > 0;
  return { ...totals, ordinary, unit, isOwn, surchargeDays: membershipDays(dates.wear, pricing.extendDay) };
}
