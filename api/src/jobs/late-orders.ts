import type { FastifyBaseLogger } from "fastify";
import { businessDay } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import { cancelEach, cancelOrder, type OnFailure } from "../order/cancel.ts";
import { listLateOrders, lockLateOrder } from "../order/queries/orders.ts";

type Clock = Pick<Context, "db" | "now">;

/**
 * Cancels every order that is still in the shop after its first wear day, and refunds it in full. Any number of
 * processes may run it concurrently.
 * @returns ids of the cancelled orders
 */
export async function cancelLateOrders({ db, now }: Clock, onFailure: OnFailure): Promise<string[]> {
  const today = businessDay({ now });
  const cancel = (orderId: string) =>
    db.transaction(async (tx) => {
      const whole = await lockLateOrder(tx, orderId, today);
      if (whole) await cancelOrder(tx, { now }, whole, "late");
      return whole !== null;
    });
  return cancelEach(await listLateOrders(db, today, "CONFIRMED"), cancel, onFailure);
}

/** Logs the orders that a courier still has after their first wear day, so that staff record or cancel them. */
export async function warnOfLateDeliveries({ db, now }: Clock, log: FastifyBaseLogger): Promise<void> {
  const orders = await listLateOrders(db, businessDay({ now }), "DELIVERING");
  if (orders.length > 0) log.warn({ orders }, "orders have not reached their customers by their wear day");
}
