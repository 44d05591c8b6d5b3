import type { Context } from "../context.ts";
import { Conflict, NotFound } from "../errors.ts";
import { bankNumber } from "../gateway/bank-number.ts";
import { findPaymentByReference, type PaymentRow } from "../payment/queries/payments.ts";
import { findPaymentOfTransfer } from "../payment/queries/receipts.ts";
import { type Outcome, settle } from "./settle.ts";

const isSamePurchase = (one: PaymentRow, other: PaymentRow): boolean =>
  (["orderId", "changeId", "customerId", "packageId"] as const).every((key) => one[key] === other[key]);

/**
 * Records a transfer that staff have seen on the shop's account. It requires the bank's transaction number, so that a
 * later report of the bank is recognised as the same transfer.
 * Throws NotFound for an unknown memo, and a Conflict when the number is recorded for another purchase.
 * @param memo an order's number, or a membership payment's reference
 * @param typed the bank's number
 * @param amount đồng received, if it differs from the payment's amount
 */
export async function receiveTransfer(
  context: Pick<Context, "db" | "now">,
  memo: string,
  typed: string,
  amount?: number,
): Promise<Outcome> {
  const transaction = bankNumber(typed);
  const types = ["bank_transfer"] as const;
  const payment = await findPaymentByReference(context.db, types, memo);
  if (!payment) throw new NotFound("PAYMENT_NOT_FOUND", `Không có khoản chuyển nào mang nội dung ${memo}.`);
  const report = { reference: memo, transaction, amount: amount ?? payment.amount, outcome: "paid" } as const;
  const outcome = await settle(context, types, report);
  const recorded = outcome === "repeated" ? await findPaymentOfTransfer(context.db, transaction) : null;
  if (recorded && !isSamePurchase(recorded, payment)) {
    const memoOf = recorded.gatewayReference ?? recorded.orderId;
    throw new Conflict("TRANSFER_KNOWN", `Giao dịch ${transaction} đã ghi cho ${memoOf ?? "một khoản khác"}.`);
  }
  return outcome;
}
