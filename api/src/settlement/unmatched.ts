import { formatDong } from "@thuot-tha/shared/domain";
import type { Db } from "../db/client.ts";
import { writeLetter } from "../mail/write.ts";
import { isBoughtOtherwise, lapseOfCredit } from "../membership/receive-payment.ts";
import { announce, notify } from "../notification/notify.ts";
import type { WholeOrder } from "../order/queries/orders.ts";
import { isChangeWaiting } from "../order/receive-change.ts";
import { isOutdated } from "../order/receive-payment.ts";
import { isPaid } from "../order/view.ts";
import type { PaymentRow } from "../payment/queries/payments.ts";
import { insertReceipt } from "../payment/queries/receipts.ts";
import { insertWalletEntry } from "../payment/queries/wallet.ts";
import type { LockedPayment } from "./locked.ts";
import { unmatchedMessage } from "./messages.ts";

/** What a payment is for, as notes in the wallet name it. */
export const purposeOf = ({ orderId, packageId }: PaymentRow, whole: WholeOrder | null): string => {
  if (packageId !== null) return "gói thành viên";
  return orderId === null ? `lần đổi đơn ${whole?.order.id}` : `đơn ${orderId}`;
};

/**
 * True when money for the payment that came at `at` counts: its order is active, unpaid and of this price, its change
 * waits, or its membership is pending, was not bought by another attempt, and its credit holds.
 */
export async function isPayable(tx: Db, { payment, whole }: LockedPayment, at: Date): Promise<boolean> {
  if (!whole) {
    const isSettled = payment.status === "PAID" || payment.status === "REFUNDED";
    if (isSettled || (await isBoughtOtherwise(tx, payment))) return false;
    return (await lapseOfCredit(tx, payment, at)) === null;
  }
  if (payment.changeId !== null) return isChangeWaiting(whole, payment);
  return whole.order.status !== "CANCEL" && !isPaid(whole) && !isOutdated(whole, payment);
}

/**
 * Records a transfer whose amount differs from its payment's: adds a receipt for staff, puts the money into the wallet,
 * and notifies the customer.
 * @param amount đồng received
 */
export async function storeUnmatched(
  tx: Db,
  locked: LockedPayment,
  { transaction, amount, at }: { transaction: string; amount: number; at: Date },
): Promise<"unmatched"> {
  const { payment, whole, customerId } = locked;
  const { id: paymentId, amount: expected, changeId } = payment;
  const orderId = whole?.order.id ?? null;
  const receiptId = await insertReceipt(tx, {
    paymentId,
    customerId,
    amount,
    bankTransaction: transaction,
    receivedAt: at,
  });
  const note = `Chuyển khoản ${formatDong(amount)} cho ${purposeOf(payment, whole)} (số cần trả là ${formatDong(expected)})`;
  await insertWalletEntry(tx, { customerId, amount, kind: "ADJUSTMENT", orderId, receiptId, note, at });
  const transfer = {
    orderId,
    isChange: changeId !== null,
    amount,
    expected,
    isWanted: await isPayable(tx, locked, at),
  };
  await notify(tx, { customerId, ...unmatchedMessage(transfer) }, at);
  await writeLetter(tx, customerId, "transfer-unmatched", transfer, { now: at });
  await announce(tx, customerId, "payment", { paymentId, orderId, status: payment.status });
  return "unmatched";
}
