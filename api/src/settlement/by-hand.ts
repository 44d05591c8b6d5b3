import type { Context } from "../context.ts";
import { NotFound } from "../errors.ts";
import { findPaymentByReference } from "../payment/queries/payments.ts";
import { type Outcome, settle } from "./settle.ts";

/**
 * Records a transfer that staff have seen on the shop's account. It requires the bank's transaction number, so that a
 * later report of the bank is recognised as the same transfer.
 * @param memo an order's number, or a membership payment's reference
 * @param amount đồng received, if it differs from the payment's amount
 */
export async function receiveTransfer(
  context: Pick<Context, "db" | "now">,
  memo: string,
  transaction: string,
  amount?: number,
): Promise<Outcome> {
  const types = ["bank_transfer"] as const;
  const payment = await findPaymentByReference(context.db, types, memo);
  if (!payment) throw new NotFound("PAYMENT_NOT_FOUND", `Không có khoản chuyển nào mang nội dung ${memo}.`);
  const report = { reference: memo, transaction, amount: amount ?? payment.amount, outcome: "paid" } as const;
  return settle(context, types, report);
}
