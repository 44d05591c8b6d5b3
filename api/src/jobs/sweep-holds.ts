import { repeat } from "@thuot-tha/shared/server";
import type { FastifyBaseLogger } from "fastify";
import { noteSoldOut } from "../catalogue/queries/sold-out.ts";
import type { Context } from "../context.ts";
import { daysAfter } from "../days.ts";
import { expireOrders } from "../order/cancel.ts";
import { listOverdue, type PaymentRow } from "../payment/queries/payments.ts";
import { type QueryOptions, queryableTypes } from "../settlement/query-gateway.ts";
import { notifyWaitingCustomers } from "../waitlist/notify-waiting.ts";
import { expireChanges } from "./expire-changes.ts";
import { isAnswered } from "./is-answered.ts";
import { cancelLateOrders } from "./late-orders.ts";
import { blockOverduePieces } from "./overdue-pieces.ts";

/**
 * Queries the gateways of all overdue orders concurrently, so that a slow gateway delays no other order.
 * @returns ids of the orders whose payments are unknown: another process is querying them, or the database is
 * unavailable
 */
async function queryGateways(context: Context, now: Date, options: QueryOptions): Promise<Set<string>> {
  const unanswered = new Set<string>();
  const query = async (payment: PaymentRow) => {
    if (!(await isAnswered(context, payment, options)) && payment.orderId !== null) unanswered.add(payment.orderId);
  };
  await Promise.all((await listOverdue(context.db, queryableTypes, now)).map(query));
  return unanswered;
}

/**
 * Sweeps once for unpaid orders and changes past their payment deadline, for orders not handed over by their wear day,
 * and for pieces that have not come back. Gateways are queried before an unpaid order is cancelled. Then customers are
 * notified of the days that have become free, and what was sold out in the last day is noted.
 */
export async function sweepHolds(context: Context, origin: string, log: FastifyBaseLogger): Promise<void> {
  const now = context.now();
  const unanswered = await queryGateways(context, now, { origin, log });
  const onFailure = (error: unknown, orderId: string) =>
    log.error({ err: error, orderId }, "an order could not be cancelled");
  const expired = await expireOrders(context, now, onFailure, unanswered);
  if (expired.length > 0) log.info({ orders: expired }, "orders were not paid in time");
  const unpaid = await expireChanges(context, { origin, log });
  if (unpaid.length > 0) log.info({ orders: unpaid }, "changes of orders were not paid in time");
  const late = await cancelLateOrders(context, onFailure);
  if (late.length > 0) log.warn({ orders: late }, "orders were not handed over by their wear day");
  await blockOverduePieces(context, (error, booking) =>
    log.error({ err: error, booking }, "the booking of a piece that has not come back could not be prolonged"),
  );
  await notifyWaitingCustomers(context, (error, wish) =>
    log.error({ err: error, wish }, "a customer could not be notified of free days"),
  );
  await noteSoldOut(context.db, daysAfter(now, -1));
}

/** Sweeps regularly. @returns a function that stops it and waits for the current sweep */
export function sweepRegularly(context: Context, origin: string, log: FastifyBaseLogger): () => Promise<void> {
  const { holdSweepSeconds } = context.config;
  if (holdSweepSeconds === 0) return async () => {};
  return repeat(
    () => sweepHolds(context, origin, log),
    holdSweepSeconds * 1000,
    (error) => log.error({ err: error }, "looking for overdue orders failed"),
  );
}
