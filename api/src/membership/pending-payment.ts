import { dayMs } from "../days.ts";
import type { Db } from "../db/client.ts";
import { isUsable } from "../payment/begin.ts";
import { listMembershipPayments, type PaymentRow } from "../payment/queries/payments.ts";
import { isBoughtSince, lapseOfCredit } from "./receive-payment.ts";

/** A transfer that was made on a Friday evening may arrive on the Monday. */
const transferDays = 3;

/** True while a transfer may be under way, which counts after its time, too. */
const isAwaitedTransfer = ({ type, status, createdAt }: PaymentRow, now: Date): boolean =>
  type === "bank_transfer" && status === "PENDING" && now.getTime() - createdAt.getTime() < transferDays * dayMs;

/**
 * The customer's newest payment for a package that waits for money; null when none does. One whose credit has lapsed
 * does not, because its money no longer buys the package.
 */
export async function findPendingPayment(db: Db, customerId: string, now: Date): Promise<PaymentRow | null> {
  const payments = await listMembershipPayments(db, customerId);
  const isBought = ({ packageId, createdAt }: PaymentRow) =>
    isBoughtSince(
      payments.filter((other) => other.packageId === packageId),
      createdAt,
    );
  const waits = (payment: PaymentRow) => isUsable(payment, now) || isAwaitedTransfer(payment, now);
  for (const payment of payments.filter((each) => waits(each) && !isBought(each))) {
    if ((await lapseOfCredit(db, payment, now)) === null) return payment;
  }
  return null;
}
