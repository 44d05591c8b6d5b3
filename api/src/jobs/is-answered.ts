import type { Context } from "../context.ts";
import { isUnavailable } from "../db/unavailable.ts";
import type { PaymentRow } from "../payment/queries/payments.ts";
import { type QueryOptions, queryPendingPayment } from "../settlement/query-gateway.ts";

/**
 * Queries the gateway about a pending payment. An answer that can never be stored counts as one, so that it holds no
 * piece for ever.
 * @returns false when an answer may still arrive: another process is querying, or the database is unavailable
 */
export async function isAnswered(context: Context, payment: PaymentRow, options: QueryOptions): Promise<boolean> {
  try {
    return await queryPendingPayment(context, payment, options);
  } catch (error) {
    options.log.error({ err: error, payment: payment.id }, "a gateway's report of a payment could not be applied");
    // A gateway's answer that the database cannot store now may report a payment.
    return !isUnavailable(error);
  }
}
