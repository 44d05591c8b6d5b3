import type { Context } from "../context.ts";
import { expireChange } from "../order/end-change.ts";
import { listOverdueChanges } from "../order/queries/changes.ts";
import { findOrder } from "../order/queries/orders.ts";
import type { QueryOptions } from "../settlement/query-gateway.ts";
import { isAnswered } from "./is-answered.ts";

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
      const payments = whole?.changePayments ?? [];
      const answered = await Promise.all(payments.map((payment) => isAnswered(context, payment, options)));
      return answered.every(Boolean) && (await expireChange(context, orderId, now())) ? [orderId] : [];
    } catch (error) {
      options.log.error({ err: error, change: id }, "a change of an order could not be ended");
      return [];
    }
  };
  return (await Promise.all((await listOverdueChanges(db, now())).map(end))).flat();
}
