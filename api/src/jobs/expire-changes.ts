import type { Context } from "../context.ts";
import { listOverdueChanges } from "../order/queries/changes.ts";
import { findOrder } from "../order/queries/orders.ts";
import { endChangeWhenOverdue } from "../settlement/overdue.ts";
import type { QueryOptions } from "../settlement/query-gateway.ts";

/**
 * Ends every change of an order that was not paid in time. All gateways are queried concurrently before, so that a slow
 * one delays no other change. One failure does not stop the others.
 * @returns ids of the orders whose changes have ended
 */
export async function expireChanges(context: Context, options: QueryOptions): Promise<string[]> {
  const { db, now } = context;
  const end = async ({ id, orderId, customerId }: { id: string; orderId: string; customerId: string }) => {
    try {
      const whole = await findOrder(db, customerId, orderId);
      return whole && (await endChangeWhenOverdue(context, whole, options)) ? [orderId] : [];
    } catch (error) {
      options.log.error({ err: error, change: id }, "a change of an order could not be ended");
      return [];
    }
  };
  return (await Promise.all((await listOverdueChanges(db, now())).map(end))).flat();
}
