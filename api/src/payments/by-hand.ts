import type { Context } from "../context.ts";
import { findPaymentByReference } from "../db/queries/payments.ts";
import { NotFound } from "../errors.ts";
import { type Outcome, settle } from "./settle.ts";

/**
 * A transfer that somebody has seen on the shop's account. The bank's own number of it is asked for, so that its report,
 * should it come after all, is not taken for another transfer.
 * @param memo an order's number, or a membership payment's reference
 */
export async function receiveTransfer(
  context: Pick<Context, "db" | "now">,
  memo: string,
  transaction: string,
): Promise<Outcome> {
  const types = ["bank_transfer"] as const;
  const payment = await findPaymentByReference(context.db, types, memo);
  if (!payment) throw new NotFound("PAYMENT_NOT_FOUND", `Không có khoản chuyển nào mang nội dung ${memo}.`);
  return settle(context, types, { reference: memo, transaction, amount: payment.amount, outcome: "paid" });
}
