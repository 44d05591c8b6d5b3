import type { Context } from "../context.ts";
import { listLapsed, type PaymentRow } from "../payment/queries/payments.ts";
import { type Asking, askableTypes, askNow } from "../settlement/ask.ts";

const DAY_MS = 86_400_000;
/** Questions in one go. */
const MOST = 50;

/**
 * Asks about tries of the last day whose time is over: a gateway's page may outlast it, and a notification may be lost
 * while nobody waits for it. Money that comes to light is treated as if it were told of now.
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
