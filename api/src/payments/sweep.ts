import type { FastifyBaseLogger } from "fastify";
import type { Context } from "../context.ts";
import { listOverdue } from "../db/queries/payments.ts";
import { expireOrders } from "../services/order-cancel.ts";
import { askAboutPayment, askableTypes } from "./ask.ts";

/** One look for orders whose time to be paid is over. Their gateways are asked a last time before they are cancelled. */
export async function sweepHolds(context: Context, origin: string, log: FastifyBaseLogger): Promise<void> {
  const now = context.now();
  for (const payment of await listOverdue(context.db, askableTypes, now)) {
    await askAboutPayment(context, payment, { origin, log });
  }
  const expired = await expireOrders(context, now, (error, orderId) =>
    log.error({ err: error, orderId }, "an order could not be cancelled"),
  );
  if (expired.length > 0) log.info({ orders: expired }, "orders were not paid in time");
}

/** Looks again and again, one look at a time. @returns what ends it, once a look under way is over */
export function sweepRegularly(context: Context, origin: string, log: FastifyBaseLogger): () => Promise<void> {
  const { holdSweepSeconds } = context.config;
  if (holdSweepSeconds === 0) return async () => {};
  let running: Promise<void> | null = null;
  const look = () => {
    running ??= sweepHolds(context, origin, log)
      .catch((error) => log.error({ err: error }, "looking for overdue orders failed"))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(look, holdSweepSeconds * 1000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
