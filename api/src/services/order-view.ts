import type { Order, Payment } from "@thuot-tha/shared/contracts/operations";
import { cancelRefund, type Day, isCancellable, orderTabOf, rentalPeriod } from "@thuot-tha/shared/domain";
import type { WholeOrder } from "../db/queries/orders.ts";

type Item = WholeOrder["items"][number];

const toLine = ({ orderId: _order, position: _position, ...item }: Item): Order["lines"][number] => ({
  ...item,
  period: item.dateFrom && item.dateTo ? rentalPeriod({ dateFrom: item.dateFrom, dateTo: item.dateTo }) : null,
});

/** Delivery day of the first rental, null without one. */
export function firstPeriodStart(items: readonly Item[]): Day | null {
  const starts = items.flatMap(({ dateFrom, dateTo }) =>
    dateFrom && dateTo ? [rentalPeriod({ dateFrom, dateTo }).dateFrom] : [],
  );
  return starts.sort()[0] ?? null;
}

/** What cancelling now would give back; nothing where nothing was paid. */
export function cancelTerms({ order, items, payments }: WholeOrder, today: Day): Order["cancel"] {
  const { percent, refund } = cancelRefund(order, firstPeriodStart(items), today);
  const isPaid = payments.some(({ status }) => status === "PAID");
  return { allowed: isCancellable(order.status), percent, refund: isPaid ? refund : 0 };
}

export function toPayment(whole: WholeOrder): Payment {
  const [payment] = whole.payments;
  if (!payment) throw new Error(`Order ${whole.order.id} has no payment`);
  const { id, type, status, amount, redirectUrl } = payment;
  return { id, orderId: whole.order.id, type, status, amount, redirectUrl };
}

/** An order as its customer sees it. */
export function toOrder(whole: WholeOrder, today: Day): Order {
  const { order, items, events } = whole;
  const { rentalTotal, saleTotal, memberSaving, depositTotal, shippingFee, total } = order;
  return {
    id: order.id,
    status: order.status,
    tab: orderTabOf(order.status),
    paymentType: order.paymentType,
    paymentStatus: toPayment(whole).status,
    lines: items.map(toLine),
    totals: {
      rentalTotal,
      saleTotal,
      goodsTotal: rentalTotal + saleTotal,
      memberSaving,
      depositTotal,
      shippingFee,
      total,
    },
    address: order.address,
    note: order.note,
    createdAt: order.createdAt.toISOString(),
    holdUntil: order.holdUntil?.toISOString() ?? null,
    timeline: events.map(({ status, at, note }) => ({ status, at: at.toISOString(), note })),
    cancel: cancelTerms(whole, today),
  };
}
