import type { Context } from "../context.ts";
import { listOverdueChanges } from "../order/queries/changes.ts";
import { findOrder } from "../order/queries/orders.ts";
import { endChangeWhenOverdue } from "../settlement/overdue.ts";
import type { QueryOptions } from "../settlement/query-gateway.ts";

/**
 * Ends every change of an order that was not paid in time; its gateway is queried first. One failure does not stop the
 * others.
 * @returns ids of the orders whose changes have ended
 */
export async function expireChanges(context: Context, options: QueryOptions): Promise<string[]> {
  const { db, now } = context;
  const ended: string[] = [];
  for (const { id, orderId, customerId } of await listOverdueChanges(db, now())) {
    try {
      const whole = await findOrder(db, customerId, orderId);
      if (whole && (await endChangeWhenOverdue(context, whole, options))) ended.push(orderId);
    } catch (error) {
      options.log.error({ err: error, change: id }, "a change of an order could not be ended");
    }
  }
  return ended;
}
