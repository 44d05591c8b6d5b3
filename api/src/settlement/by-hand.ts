import { formatDong } from "@thuot-tha/shared/domain";
import type { Context } from "../context.ts";
import { Conflict, NotFound } from "../errors.ts";
import { bankNumber } from "../gateway/bank-number.ts";
import { findPaymentByReference } from "../payment/queries/payments.ts";
import { checkContradiction } from "../payment/queries/receipts.ts";
import { recordedOf } from "./contradictions.ts";
import { type Outcome, settle } from "./settle.ts";

/**
 * Records a transfer that staff have seen on the shop's account. It requires the bank's transaction number, so that a
 * later report of the bank is recognised as the same transfer. Throws NotFound for an unknown memo, and a Conflict when
 * the number is recorded for another purchase or with another sum.
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
  if (outcome !== "contradicted") return outcome;
  const recorded = await recordedOf(context.db, transaction);
  const sum = recorded ? `: ${formatDong(recorded.amount)}` : "";
  throw new Conflict(
    "TRANSFER_KNOWN",
    `Giao dịch ${transaction} đã ghi cho ${recorded?.memo ?? "một khoản khác"}${sum}.`,
  );
}

/**
 * Takes a bank's report that contradicts what is recorded off the list of staff, who have cleared it up. Throws
 * NotFound.
 * @param memo the bank's
 * @param typed the bank's number
 * @returns the number as it is stored
 */
export async function checkTransfer({ db, now }: Pick<Context, "db" | "now">, memo: string, typed: string) {
  const transaction = bankNumber(typed);
  if (await checkContradiction(db, memo, transaction, now())) return transaction;
  throw new NotFound(
    "REPORT_NOT_FOUND",
    `Ngân hàng không có báo cáo nào khác về giao dịch ${transaction} cho ${memo}.`,
  );
}
