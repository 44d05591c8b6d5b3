import type { Context } from "../context.ts";
import { expireOrder } from "../order/cancel.ts";
import { expireChange } from "../order/end-change.ts";
import type { WholeOrder } from "../order/queries/orders.ts";
import { type QueryOptions, queryPendingPayment } from "./query-gateway.ts";

/**
 * Queries the pending payments of an order, and cancels it when its payment deadline has passed. Skips an order while
 * another page or process is querying, because the answer may be that it is paid.
 * @returns whether it was cancelled
 */
export async function endWhenOverdue(context: Context, { order, payments }: WholeOrder, options: QueryOptions) {
  const answered = await Promise.all(payments.map((payment) => queryPendingPayment(context, payment, options)));
  return answered.every(Boolean) && expireOrder(context, order.id, context.now());
}

/**
 * Queries the pending payments of an order's change, and cancels the change when its payment deadline has passed.
 * @returns whether it was cancelled
 */
export async function endChangeWhenOverdue(
  context: Context,
  { order, changePayments }: WholeOrder,
  options: QueryOptions,
) {
  const answered = await Promise.all(changePayments.map((payment) => queryPendingPayment(context, payment, options)));
  return answered.every(Boolean) && expireChange(context, order.id, context.now());
}
