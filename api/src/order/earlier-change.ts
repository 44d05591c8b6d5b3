import type { Db } from "../db/client.ts";
import { isUsable } from "../payment/begin.ts";
import { walletBalance } from "../payment/queries/wallet.ts";
import type { ChangeInput, RequestedChange } from "./plan-change.ts";
import type { ChangeRow } from "./queries/changes.ts";
import type { WholeOrder } from "./queries/orders.ts";

const makes = (
  { orderItemId, kind, dateFrom, dateTo, amount }: ChangeRow,
  asked: ChangeInput,
  expectedAmount: number,
): boolean =>
  orderItemId === asked.lineId &&
  kind === asked.kind &&
  amount === expectedAmount &&
  (asked.kind === "BUY" || dateTo === asked.dateTo) &&
  (asked.kind !== "DATES" || dateFrom === asked.dateFrom);

/**
 * The last change of a locked order, when this request repeats the one that made it: a browser sends a request again
 * when its answer is lost. One that waits for a payment counts only while it can be paid in the same way.
 */
export async function earlierChange(
  tx: Db,
  { changes: [last], changePayments }: WholeOrder,
  { customerId, change, expectedAmount, paymentType, useWallet }: RequestedChange,
  now: Date,
): Promise<ChangeRow | null> {
  if (!last || !makes(last, change, expectedAmount)) return null;
  if (last.status !== "WAITING") return last.status === "DONE" ? last : null;
  const payable = changePayments.some(
    (payment) => payment.changeId === last.id && payment.type === paymentType && isUsable(payment, now),
  );
  // A change takes all of the wallet before another payment.
  const sameShare = useWallet ? (await walletBalance(tx, customerId)) === 0 : last.walletUsed === 0;
  return payable && sameShare ? last : null;
}
