import type { Context } from "../context.ts";
import { listLapsed, type PaymentRow } from "../payment/queries/payments.ts";
import { type Asking, askableTypes, askNow } from "../settlement/ask.ts";

const DAY_MS = 86_400_000;
/** Maximum queries per run. */
const MOST = 50;

/**
 * Queries gateways about expired payments of the last day, because a gateway's page may outlast the payment and a
 * notification may be lost. Received money is handled as if it were reported now.
 */
export async function askAboutLapsed(context: Context, asking: Asking): Promise<void> {
  const now = context.now();
  const ask = (payment: PaymentRow) =>
    askNow(context, payment, asking).catch((error) =>
      asking.log.error({ err: error, payment: payment.id }, "what a gateway says of a payment could not be applied"),
    );
  const since = new Date(now.getTime() - DAY_MS);
  await Promise.all((await listLapsed(context.db, askableTypes, { since, now, limit: MOST })).map(ask));
}
