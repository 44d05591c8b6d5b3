import { type Day, type Dong, daysBetween, divideHalfUp } from "@thuot-tha/shared/domain";

export const orderStatuses = ["NOT_PAID", "CONFIRMED", "DELIVERING", "RENTING", "RETURNED", "DONE", "CANCEL"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The statuses from the first pieces' arrival on. */
export const deliveredStatuses: readonly OrderStatus[] = ["RENTING", "RETURNED", "DONE"];

/** In the order they are shown. */
export const orderTabs = ["NOT_PAID", "DELIVERING", "DONE", "CANCEL"] as const;
export type OrderTab = (typeof orderTabs)[number];

export const orderTabOf = (status: OrderStatus): OrderTab => {
  if (status === "NOT_PAID" || status === "DONE" || status === "CANCEL") return status;
  return "DELIVERING";
};

export const statusesOfTab = (tab: OrderTab): OrderStatus[] =>
  orderStatuses.filter((status) => orderTabOf(status) === tab);

/** The statuses an order may change to. One without a rental skips wearing and return. */
export function nextOrderStatuses(status: OrderStatus, hasRental: boolean): OrderStatus[] {
  switch (status) {
    case "NOT_PAID":
      return ["CONFIRMED", "CANCEL"];
    case "CONFIRMED":
      return ["DELIVERING", "CANCEL"];
    case "DELIVERING":
      return [hasRental ? "RENTING" : "DONE", "CANCEL"];
    case "RENTING":
      return ["RETURNED"];
    case "RETURNED":
      return ["DONE"];
    default:
      return [];
  }
}

/** Whether the customer may cancel: before the courier has it. The shop may also cancel a delivery that fails. */
export const isCancellable = (status: OrderStatus): boolean => status === "NOT_PAID" || status === "CONFIRMED";

/** Whether the customer may change the delivery address: before the courier has the order. */
export const mayChangeAddress = (status: OrderStatus): boolean => status === "NOT_PAID" || status === "CONFIRMED";

export interface RefundBand {
  /** From this many days before the first rental period on … */
  daysBefore: number;
  /** … this share in percent of the rentals and the shipping is refunded. */
  percent: number;
}

/** From the most generous band to the last one, which starts at 0 days. */
export const refundBands: readonly RefundBand[] = [
  { daysBefore: 10, percent: 100 },
  { daysBefore: 2, percent: 70 },
  { daysBefore: 0, percent: 0 },
];

/** @param daysBefore whole days until the period starts; negative once it has. */
export const refundPercent = (daysBefore: number): number =>
  refundBands.find((band) => daysBefore >= band.daysBefore)?.percent ?? 0;

/** The paid amounts by purpose. */
export interface PaidTotals {
  rentalTotal: Dong;
  saleTotal: Dong;
  depositTotal: Dong;
  shippingFee: Dong;
  /** The part of `rentalTotal` that stays with the shop, because days were given up earlier; 0 by default. */
  forfeitedRent?: Dong;
  /** What the shop bore of the sums; 0 by default. */
  waived?: Dong;
}

/**
 * The refund to the wallet for cancelling a paid order. The deposit and purchases are refunded in full; the rentals and
 * the shipping by the band's percentage, at most by `maxPercent`. `periodStart` is the first delivery day, null without
 * a rental.
 */
export function cancelRefund(
  paid: PaidTotals,
  periodStart: Day | null,
  today: Day,
  maxPercent = 100,
): { percent: number; refund: Dong } {
  const percent = periodStart === null ? 100 : Math.min(maxPercent, refundPercent(daysBetween(today, periodStart)));
  const base = paid.rentalTotal - (paid.forfeitedRent ?? 0) + paid.shippingFee;
  const share = divideHalfUp(base * percent, 100);
  return { percent, refund: Math.max(0, share + paid.saleTotal + paid.depositTotal - (paid.waived ?? 0)) };
}

/** An order that may be cancelled: its amounts, and how much of it the wallet has paid. */
export interface CancelledOrder extends PaidTotals {
  walletUsed: Dong;
  /** The largest share in percent, fixed on the day the dates were changed; 100 by default. */
  refundPercent?: number;
  /** Whether the rest has been paid too. */
  isPaid: boolean;
}

/** All money received for an order, which the shop refunds when it does not deliver. */
export const wholeRefund = ({ isPaid, walletUsed, waived = 0, ...paid }: CancelledOrder): Dong =>
  isPaid ? paid.rentalTotal + paid.saleTotal + paid.depositTotal + paid.shippingFee - waived : walletUsed;

/**
 * The refund to the wallet when the customer cancels an undelivered order. It is complete for an unpaid order (the
 * wallet's part), and from the first wear day on, because the shop is late.
 */
export function orderRefund(
  order: CancelledOrder,
  periodStart: Day | null,
  today: Day,
): { percent: number; refund: Dong } {
  const isLate = periodStart !== null && today > periodStart;
  return order.isPaid && !isLate
    ? cancelRefund(order, periodStart, today, order.refundPercent)
    : { percent: 100, refund: wholeRefund(order) };
}
