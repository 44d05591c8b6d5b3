import { formatDong } from "@thuot-tha/shared/domain";
import type { Db } from "../db/client.ts";
import { writeLetter } from "../mail/write.ts";
import { announce, notify } from "../notification/notify.ts";
import { isPaid } from "../order/view.ts";
import type { PaymentRow } from "../payment/queries/payments.ts";
import { insertReceipt } from "../payment/queries/receipts.ts";
import { insertWalletEntry } from "../payment/queries/wallet.ts";
import type { LockedPayment } from "./locked.ts";
import { unmatchedMessage } from "./messages.ts";

/** What a payment is for, as notes in the wallet name it. */
export const purposeOf = ({ orderId }: PaymentRow): string => (orderId === null ? "gói hội viên" : `đơn ${orderId}`);

/** True when the payment can still be paid: its order is active and unpaid, or its membership is pending. */
export const isWanted = ({ payment, whole }: LockedPayment): boolean =>
  whole
    ? whole.order.status !== "CANCEL" && !isPaid(whole)
    : payment.status !== "PAID" && payment.status !== "REFUNDED";

/**
 * Records a transfer whose amount differs from its payment's: adds a receipt for staff, puts the money into the wallet,
 * and notifies the customer.
 * @param amount đồng received
 */
export async function keepUnmatched(
  tx: Db,
  locked: LockedPayment,
  { transaction, amount, at }: { transaction: string; amount: number; at: Date },
): Promise<"unmatched"> {
  const { payment, customerId } = locked;
  const { id: paymentId, orderId, amount: expected } = payment;
  const receiptId = await insertReceipt(tx, {
    ...{ paymentId, customerId, amount },
    bankTransaction: transaction,
    receivedAt: at,
  });
  const note = `Chuyển khoản ${formatDong(amount)} cho ${purposeOf(payment)} (số cần trả là ${formatDong(expected)})`;
  await insertWalletEntry(tx, { customerId, amount, kind: "ADJUSTMENT", orderId, receiptId, note, at });
  const transfer = { orderId, amount, expected, isWanted: isWanted(locked) };
  await notify(tx, { customerId, ...unmatchedMessage(transfer) }, at);
  await writeLetter(tx, customerId, "transfer-unmatched", transfer, { now: at });
  await announce(tx, customerId, "payment", { paymentId, orderId, status: payment.status });
  return "unmatched";
}
