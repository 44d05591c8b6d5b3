import {
  addDays,
  type Day,
  type DayRange,
  type Dong,
  divideHalfUp,
  extraDays,
  membershipDays,
  rentalLineTotal,
} from "@thuot-tha/shared/domain";
import type { OrderStatus } from "./order.ts";

/** Changes of a rental of a placed order: a later return, other dates, or keeping the piece for its price. */
export const orderChangeKinds = ["EXTEND", "DATES", "BUY"] as const;
export type OrderChangeKind = (typeof orderChangeKinds)[number];

/** A rental as it was ordered. Sums are for all pieces and days. */
export interface OrderedRental extends DayRange {
  quantities: number;
  /** Price of one piece before the day factor: the member's price where it applied. */
  unitPrice: Dong;
  total: Dong;
  memberSaving: Dong;
  /** Wear days that the member's package included; 1 without a package. */
  includedDays: number;
}

const agreedTotal = ({ unitPrice, quantities, includedDays }: OrderedRental, wear: DayRange): Dong =>
  divideHalfUp(unitPrice * quantities * (10 + membershipDays(wear, includedDays)), 10);

/**
 * The ordinary price of one piece, derived from the ordinary price of the whole line. The line's total is not a part of
 * it, because it contains rent of days given up that was not refunded.
 */
function ordinaryUnit(line: OrderedRental): Dong {
  const ordinary = agreedTotal(line, line) + line.memberSaving;
  return divideHalfUp(ordinary * 10, line.quantities * (10 + extraDays(line)));
}

/**
 * The price of the line for other wear dates, by the prices and the membership it was ordered with. The same number of
 * days costs the same; never more than the ordinary price.
 */
export function repricedRental(line: OrderedRental, wear: DayRange): { total: Dong; memberSaving: Dong } {
  const agreed = agreedTotal(line, wear);
  const before = line.total - agreedTotal(line, line);
  const ordinary = rentalLineTotal({ rentalPrice: ordinaryUnit(line), quantities: line.quantities, ...wear });
  return { total: before + Math.min(agreed, ordinary), memberSaving: Math.max(0, ordinary - agreed) };
}

export interface ExtensionBounds {
  /** The first day on which a piece of the line is blocked for another renter; null without one. */
  nextBlocked: Day | null;
  turnaroundDays: number;
  /** Longest wear in days. */
  maxDays: number;
  /** The last day a wear may reach. */
  lastDay: Day;
}

/** The latest last wear day of a rental that keeps its piece; null when it cannot end later than it does. */
export function latestWearEnd(wear: DayRange, bounds: ExtensionBounds): Day | null {
  const { nextBlocked, turnaroundDays, maxDays, lastDay } = bounds;
  const ends = [addDays(wear.dateFrom, maxDays - 1), lastDay];
  // The return day and the cleaning lie between the wear and the next renter.
  if (nextBlocked !== null) ends.push(addDays(nextBlocked, -2 - turnaroundDays));
  const latest = ends.sort()[0]!;
  return latest > wear.dateTo ? latest : null;
}

export interface BuyOut {
  /** Price of the pieces. */
  price: Dong;
  /** The part of the rent that counts towards the price. */
  rentDeducted: Dong;
  /** The deposit, which counts towards the price too. */
  deposit: Dong;
  /** Left to pay; negative: goes to the wallet. */
  toPay: number;
}

/** @param rentPercent share of the rent that counts towards the price, in whole percent */
export function buyOut(
  { salePrice, quantities, rent, deposit }: { salePrice: Dong; quantities: number; rent: Dong; deposit: Dong },
  rentPercent: number,
): BuyOut {
  const price = salePrice * quantities;
  const rentDeducted = Math.min(price, divideHalfUp(rent * rentPercent, 100));
  return { price, rentDeducted, deposit, toPay: price - rentDeducted - deposit };
}

/**
 * The refund for dates that cost less. Of a paid order, the share that cancelling would refund on the same day comes
 * back; an unpaid order costs less by the whole difference.
 */
export const changeRefund = (saved: Dong, percent: number): Dong => divideHalfUp(saved * percent, 100);

/** Whether a change is possible in a status: other dates until the hand-over, keeping a piece once it is worn. */
export function isChangePossible(kind: OrderChangeKind, status: OrderStatus): boolean {
  const statuses: Record<OrderChangeKind, readonly OrderStatus[]> = {
    EXTEND: ["NOT_PAID", "CONFIRMED", "DELIVERING", "RENTING"],
    DATES: ["NOT_PAID", "CONFIRMED"],
    BUY: ["RENTING"],
  };
  return statuses[kind].includes(status);
}
