import {
  type DayRange,
  type Dong,
  extraDays,
  lineTotals,
  type MembershipPricing,
  membershipDays,
  membershipUnitPrice,
  ownMemberPrice,
  rangeLength,
  rentalPeriod,
} from "@thuot-tha/shared/domain";
import type { CartItem } from "./types.ts";

/** The API takes no more of one line. */
export const mostPieces = 20;

/** What a line costs, all pieces and days, and why. All in đồng. */
export interface ShownPrice {
  total: Dong;
  deposit: Dong;
  memberSaving: Dong;
  /** Without the membership. */
  ordinary: Dong;
  /** Of one piece, before the day surcharge: the member's where it applies. */
  unit: Dong;
  /** The member's price is one of the piece's own, in place of the package's percentage. */
  isOwn: boolean;
  /** Wear days that add a tenth each. */
  surchargeDays: number;
}

/** When a rental is worn, and the period shown: from the delivery day to the return day. */
export interface ShownDates {
  wear: DayRange;
  wearDays: number;
  period: DayRange;
}

/** Null for a sale, and for a rental that has lost its dates. */
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
