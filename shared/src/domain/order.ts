import { type Day, daysBetween } from "./dates.ts";
import type { Dong } from "./pricing.ts";

export const orderStatuses = ["NOT_PAID", "CONFIRMED", "DELIVERING", "RENTING", "RETURNED", "DONE", "CANCEL"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** In the order they are shown. */
export const orderTabs = ["NOT_PAID", "DELIVERING", "DONE", "CANCEL"] as const;
export type OrderTab = (typeof orderTabs)[number];

export const orderTabOf = (status: OrderStatus): OrderTab => {
  if (status === "NOT_PAID" || status === "DONE" || status === "CANCEL") return status;
  return "DELIVERING";
};

export const statusesOfTab = (tab: OrderTab): OrderStatus[] =>
  orderStatuses.filter((status) => orderTabOf(status) === tab);

/** Where an order may go next. One without a rental has nothing to wear and to return. */
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

export interface RefundBand {
  /** From so many days before the first rental period on … */
  daysBefore: number;
  /** … this share of the rentals and the shipping comes back. */
  percent: number;
}

/** The most generous first; the last one starts at 0 days. */
export const refundBands: readonly RefundBand[] = [
  { daysBefore: 10, percent: 100 },
  { daysBefore: 2, percent: 70 },
  { daysBefore: 0, percent: 0 },
];

/** @param daysBefore whole days until the period starts; negative once it has. */
export const refundPercent = (daysBefore: number): number =>
  refundBands.find((band) => daysBefore >= band.daysBefore)?.percent ?? 0;

/** What was paid, by what it was paid for. */
export interface PaidTotals {
  rentalTotal: Dong;
  saleTotal: Dong;
  depositTotal: Dong;
  shippingFee: Dong;
}

/**
 * What cancelling a paid order puts in the wallet. The deposit and what was bought outright come back whole; of the
 * rentals and the shipping, the share of the band. `periodStart` is the first delivery day, null without a rental.
 */
export function cancelRefund(paid: PaidTotals, periodStart: Day | null, today: Day): { percent: number; refund: Dong } {
  const percent = periodStart === null ? 100 : refundPercent(daysBetween(today, periodStart));
  const share = Math.floor(((paid.rentalTotal + paid.shippingFee) * percent + 50) / 100);
  return { percent, refund: share + paid.saleTotal + paid.depositTotal };
}

/** An order that may be cancelled: what it is for, and how much of it the wallet has paid already. */
export interface CancelledOrder extends PaidTotals {
  walletUsed: Dong;
  /** Whether the rest has been paid too. */
  isPaid: boolean;
}

/** The same promise for shoppers, wherever the terms stand. */
export const wholeRefundTerm =
  "Cửa hàng huỷ đơn, hoặc tới ngày mặc mà đồ vẫn chưa được giao: bạn nhận lại toàn bộ số tiền đã trả.";

/** Everything that came in for an order: what the shop gives back when it is the one that does not deliver. */
export const wholeRefund = ({ isPaid, walletUsed, ...paid }: CancelledOrder): Dong =>
  isPaid ? paid.rentalTotal + paid.saleTotal + paid.depositTotal + paid.shippingFee : walletUsed;

/**
 * What the customer's cancelling of an order that is not delivered puts in the wallet. Everything comes back where the
 * order is not paid (what the wallet had paid of it), and from the first wear day on, because the shop is late.
 */
export function orderRefund(
  order: CancelledOrder,
  periodStart: Day | null,
  today: Day,
): { percent: number; refund: Dong } {
  const isLate = periodStart !== null && today > periodStart;
  return order.isPaid && !isLate
    ? cancelRefund(order, periodStart, today)
    : { percent: 100, refund: wholeRefund(order) };
}
