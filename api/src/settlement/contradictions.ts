import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import type { Report } from "../gateway/gateway.ts";
import type { BankReport } from "../gateway/vietqr.ts";
import type { PaymentRow } from "../payment/queries/payments.ts";
import { findRecordedTransfer, insertContradiction, listOpenContradictions } from "../payment/queries/receipts.ts";

const isSamePurchase = (one: PaymentRow, other: PaymentRow): boolean =>
  (["orderId", "changeId", "customerId", "packageId"] as const).every((key) => one[key] === other[key]);

/** True when a transfer is recorded with another sum than the report's, or for another purchase than `known`. */
export async function isContradicted(db: Db, known: PaymentRow, { transaction, amount }: Report): Promise<boolean> {
  const recorded = transaction === null ? null : await findRecordedTransfer(db, transaction);
  return recorded !== null && !(recorded.amount === amount && isSamePurchase(recorded.payment, known));
}

/** The memo and the đồng with which a transfer is recorded. */
export async function recordedOf(db: Db, transaction: string) {
  const recorded = await findRecordedTransfer(db, transaction);
  return recorded && { memo: recorded.payment.gatewayReference ?? recorded.payment.orderId, amount: recorded.amount };
}

/** Stores for staff that the bank's report differs from what is recorded of its transfer. */
export function storeContradiction({ db, now }: Pick<Context, "db" | "now">, report: BankReport): Promise<void> {
  const { reference: memo, transaction: bankTransaction, amount } = report;
  return insertContradiction(db, { memo, bankTransaction, amount, reportedAt: now() });
}

/** Such reports that staff have not checked, each with what is recorded of its transfer; oldest first. */
export async function listContradictions(db: Db) {
  const listed = [];
  for (const reported of await listOpenContradictions(db)) {
    listed.push({ ...reported, recorded: await recordedOf(db, reported.bankTransaction) });
  }
  return listed;
}
