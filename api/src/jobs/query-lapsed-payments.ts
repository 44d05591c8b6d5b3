import type { Context } from "../context.ts";
import { daysAfter } from "../days.ts";
import { listLapsed, type PaymentRow } from "../payment/queries/payments.ts";
import { type QueryOptions, queryableTypes, queryPayment } from "../settlement/query-gateway.ts";

/** Maximum queries per run. */
const maxQueries = 50;

/**
 * Queries gateways about expired payments of the last day, because a gateway's page may outlast the payment and a
 * notification may be lost. Received money is handled as if it were reported now.
 */
export async function queryLapsedPayments(context: Context, options: QueryOptions): Promise<void> {
  const now = context.now();
  const query = (payment: PaymentRow) =>
    queryPayment(context, payment, options).catch((error) =>
      options.log.error({ err: error, payment: payment.id }, "a gateway's report of a payment could not be applied"),
    );
  const since = daysAfter(now, -1);
  await Promise.all((await listLapsed(context.db, queryableTypes, { since, now, limit: maxQueries })).map(query));
}
