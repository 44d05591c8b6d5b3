import type { Order, OrderChange } from "@thuot-tha/shared/contracts/operations/entities";
import { type Day, rentalPeriod, today } from "@thuot-tha/shared/domain";
import {
  expectedDelivery,
  firstPeriodStart,
  isCancellable,
  lateReturn,
  mayChangeAddress,
  orderRefund,
  orderTabOf,
} from "@thuot-tha/shared/domain/order";
import { businessDay } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import { isUsable } from "../payment/begin.ts";
import type { PaymentRow } from "../payment/queries/payments.ts";
import { paymentChoices } from "../payment/types.ts";
import { toPayment } from "../payment/view.ts";
import { isOut } from "./late.ts";
import type { ChangeRow } from "./queries/changes.ts";
import type { WholeOrder } from "./queries/orders.ts";

type Item = WholeOrder["items"][number];

const toLine = ({
  orderId: _order,
  position: _position,
  undelivered: _undelivered,
  includedDays: _days,
  ...item
}: Item): Order["lines"][number] => ({
  ...item,
  period: item.dateFrom && item.dateTo ? rentalPeriod({ dateFrom: item.dateFrom, dateTo: item.dateTo }) : null,
});

type Sums = WholeOrder["order"];

/** đồng of the deposit that the shop bore: what it bore beyond the price and the delivery. */
export const waivedDeposit = ({
  total,
  depositTotal,
  waived,
}: Pick<Sums, "total" | "depositTotal" | "waived">): number => Math.max(0, waived - (total - depositTotal));

/** đồng of the deposit that the customer gets back. */
export const returnedDeposit = (
  order: Pick<Sums, "total" | "depositTotal" | "waived" | "lateFee" | "keptDeposit">,
): number => Math.max(0, order.depositTotal - waivedDeposit(order) - order.lateFee - order.keptDeposit);

export const isPaid = ({ payments }: WholeOrder): boolean => payments.some(({ status }) => status === "PAID");

/** The delivery day of the first rental: the day of the order, where it was placed for the same day's wear. */
function promisedDelivery({ order, items }: WholeOrder): Day | null {
  const start = firstPeriodStart(items);
  const ordered = today(order.createdAt);
  return start !== null && start < ordered ? ordered : start;
}

/** The refund for cancelling now. */
export function cancelTerms(whole: WholeOrder, today: Day): Order["cancel"] {
  const { order } = whole;
  const terms = orderRefund({ ...order, isPaid: isPaid(whole) }, promisedDelivery(whole), today);
  const allowed = isCancellable(order.status);
  return { ...terms, allowed, refund: allowed ? terms.refund : 0, maxPercent: order.refundPercent };
}

/**
 * Refunds to the wallet, oldest first. An adjustment without a payment and a part (of a change that lowered the price)
 * belongs to an unmatched transfer, or to a change that was not paid.
 */
const toRefunds = ({ walletEntries }: WholeOrder): Order["refunds"] =>
  walletEntries
    .filter(
      ({ kind, amount, paymentId, orderPart }) =>
        amount > 0 && (kind !== "ADJUSTMENT" || paymentId !== null || orderPart !== null),
    )
    .map(({ kind, amount, at, note }) => ({ kind, amount, at: at.toISOString(), note }));

export const toReceipts = ({ receipts }: WholeOrder): Order["receipts"] =>
  receipts.map(({ amount, expected, receivedAt, outcome }) => ({
    amount,
    expected,
    at: receivedAt.toISOString(),
    counted: outcome === "counted",
  }));

/** When an order that is not delivered yet is expected. @param now confirms an order that is not confirmed yet */
export function deliveryOf({ order, items, events }: WholeOrder, now: Date): Order["delivery"] {
  if (!["NOT_PAID", "CONFIRMED", "DELIVERING"].includes(order.status)) return null;
  const confirmed = events.find(({ status }) => status === "CONFIRMED")?.at ?? now;
  return expectedDelivery(items, today(confirmed));
}

/** False for pieces that the customer has kept. */
export const isRented = ({ boughtFor }: Item): boolean => boughtFor === null;

/**
 * The rule of late returns for this order. While the customer has the order, rule and days are those of the rentals that
 * are out, as of today, and the fee includes that of the rentals that are back.
 */
function lateReturnOf({ order, items }: WholeOrder, { config, now }: ViewContext): Order["lateReturn"] {
  const { latePercent: percent } = config.rental;
  const isWorn = order.status === "RENTING";
  const late = lateReturn(isWorn ? items.filter(isOut) : items, today(now()), percent);
  if (!late) return null;
  return {
    ...late,
    percent,
    ...(isWorn ? { fee: order.lateFee + late.fee } : { days: order.lateDays, fee: order.lateFee }),
  };
}

export function toChange(
  { changePayments }: WholeOrder,
  context: Pick<Context, "gateways" | "now">,
  change: ChangeRow,
): OrderChange {
  const { id, orderItemId: lineId, kind, status, dateFrom, dateTo, amount, walletUsed, holdUntil, createdAt } = change;
  const payments = changePayments.filter(({ changeId }) => changeId === id);
  const ofType = payments.filter(({ type }) => type === change.paymentType);
  // A newer attempt may have failed to open, while one of a simultaneous request is open.
  const payment =
    payments.find((made) => made.status === "PAID") ??
    ofType.find((made) => isUsable(made, context.now())) ??
    ofType[0] ??
    payments[0];
  const choices = paymentChoices(context.gateways, amount - walletUsed).filter(({ type }) => type !== "cash");
  return {
    id,
    lineId,
    kind,
    status,
    dateFrom,
    dateTo,
    amount,
    walletUsed,
    holdUntil: holdUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    payment: payment ? toPayment(context, payment) : null,
    ...(status === "WAITING" ? { paymentTypes: choices } : {}),
  };
}

/** The amounts that add up to an order's total. */
export function totalsOf(order: WholeOrder["order"]): Order["totals"] {
  const { rentalTotal, saleTotal, memberSaving, depositTotal, shippingFee, total } = order;
  return {
    rentalTotal,
    saleTotal,
    goodsTotal: rentalTotal + saleTotal,
    memberSaving,
    depositTotal,
    shippingFee,
    total,
  };
}

/**
 * The payment that represents the order's state: the paid one, of a cancelled order the refunded one, else the newest
 * of the type chosen last. While the order is not cancelled, a refunded payment is money that did not count, and
 * another attempt may be open.
 */
export function leadingPayment({ order, payments }: Pick<WholeOrder, "order" | "payments">): PaymentRow {
  const ofType = payments.filter(({ type }) => type === order.paymentType);
  const leading =
    payments.find(({ status }) => status === "PAID") ??
    (order.status === "CANCEL" ? payments.find(({ status }) => status === "REFUNDED") : undefined) ??
    ofType.find(({ status }) => status !== "REFUNDED") ??
    ofType[0];
  if (!leading) throw new Error("Every order has a payment");
  return leading;
}

type ViewContext = Pick<Context, "gateways" | "config" | "now">;

/** An order as its customer sees it. */
export function toOrder(whole: WholeOrder, context: ViewContext): Order {
  const { order, items, events, payments, addressChanges, problems } = whole;
  const { total, walletUsed } = order;
  return {
    id: order.id,
    status: order.status,
    tab: orderTabOf(order.status),
    paymentType: order.paymentType,
    paymentStatus: leadingPayment(whole).status,
    lines: items.map(toLine),
    firstDelivery: whole.firstDelivery,
    totals: totalsOf(order),
    address: order.address,
    note: order.note,
    createdAt: order.createdAt.toISOString(),
    holdUntil: order.holdUntil?.toISOString() ?? null,
    timeline: events.map(({ status, at, note }) => ({ status, at: at.toISOString(), note })),
    cancel: cancelTerms(whole, businessDay(context)),
    walletUsed,
    payable: total - walletUsed,
    payments: payments.map((payment) => toPayment(context, payment)),
    refunds: toRefunds(whole),
    receipts: toReceipts(whole),
    delivery: deliveryOf(whole, context.now()),
    lateReturn: lateReturnOf(whole, context),
    keptDeposits: whole.checks.flatMap(({ orderItemId: lineId, kept: amount, why, at }) =>
      amount > 0 && why !== null ? [{ lineId, amount, why, at: at.toISOString() }] : [],
    ),
    changes: whole.changes
      .filter(({ orderItemId }) => items.some(({ id }) => id === orderItemId))
      .map((change) => toChange(whole, context, change)),
    addressChange: {
      allowed: mayChangeAddress(order.status),
      changedAt: addressChanges[0]?.at.toISOString() ?? null,
    },
    problems: problems.map(({ id, topic, content, images, createdAt, answer, answeredAt }) => ({
      id,
      topic,
      content,
      images,
      answer,
      createdAt: createdAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    help: context.config.help,
  };
}
