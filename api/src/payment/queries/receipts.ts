import { and, asc, eq, getTableColumns, inArray, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { payments, transferContradictions, unmatchedReceipts } from "../../db/schema/orders.ts";

export type ReceiptRow = typeof unmatchedReceipts.$inferSelect;

/** Breaks `unmatched_receipts_bank_transaction_key` when the transfer is recorded already. @returns its id */
export async function insertReceipt(
  db: Db,
  values: Pick<ReceiptRow, "paymentId" | "customerId" | "bankTransaction" | "amount" | "receivedAt">,
): Promise<string> {
  const [made] = await db.insert(unmatchedReceipts).values(values).returning({ id: unmatchedReceipts.id });
  return made!.id;
}

export async function isReceiptKnown(db: Db, bankTransaction: string): Promise<boolean> {
  const [found] = await db
    .select({ id: unmatchedReceipts.id })
    .from(unmatchedReceipts)
    .where(eq(unmatchedReceipts.bankTransaction, bankTransaction));
  return found !== undefined;
}

/** The payment that a bank transfer is recorded for, and its đồng, whether its sum was right or not. */
export async function findRecordedTransfer(db: Db, bankTransaction: string) {
  const [received] = await db
    .select({ payment: payments, amount: unmatchedReceipts.amount })
    .from(unmatchedReceipts)
    .innerJoin(payments, eq(payments.id, unmatchedReceipts.paymentId))
    .where(eq(unmatchedReceipts.bankTransaction, bankTransaction));
  if (received) return received;
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.type, "bank_transfer"), eq(payments.gatewayTransaction, bankTransaction)));
  return payment ? { payment, amount: payment.amount } : null;
}

/** Changes nothing when the same is stored already, checked or not. */
export async function insertContradiction(db: Db, values: typeof transferContradictions.$inferInsert): Promise<void> {
  await db.insert(transferContradictions).values(values).onConflictDoNothing();
}

/** Contradictions that staff have not checked, oldest first. */
export function listOpenContradictions(db: Db) {
  const { checkedAt, ...reported } = getTableColumns(transferContradictions);
  return db.select(reported).from(transferContradictions).where(isNull(checkedAt)).orderBy(asc(reported.reportedAt));
}

/** @returns false when none is open */
export async function checkContradiction(db: Db, memo: string, bankTransaction: string, checkedAt: Date) {
  const { bankTransaction: number, memo: named, checkedAt: checked } = transferContradictions;
  const found = await db
    .update(transferContradictions)
    .set({ checkedAt })
    .where(and(eq(number, bankTransaction), eq(named, memo), isNull(checked)))
    .returning({ memo: named });
  return found.length > 0;
}

/** Unsettled receipts of one payment, oldest first. */
export const listOpenReceipts = (db: Db, paymentId: string): Promise<ReceiptRow[]> =>
  db
    .select()
    .from(unmatchedReceipts)
    .where(and(eq(unmatchedReceipts.paymentId, paymentId), isNull(unmatchedReceipts.settledAt)))
    .orderBy(asc(unmatchedReceipts.receivedAt), asc(unmatchedReceipts.id));

/** Unsettled receipts of all payments; `memo` and `expected` are those of the payment. */
export const listAllOpenReceipts = (db: Db) =>
  db
    .select({
      memo: payments.gatewayReference,
      expected: payments.amount,
      amount: unmatchedReceipts.amount,
      bankTransaction: unmatchedReceipts.bankTransaction,
      receivedAt: unmatchedReceipts.receivedAt,
    })
    .from(unmatchedReceipts)
    .innerJoin(payments, eq(payments.id, unmatchedReceipts.paymentId))
    .where(isNull(unmatchedReceipts.settledAt))
    .orderBy(asc(unmatchedReceipts.receivedAt), asc(unmatchedReceipts.id));

/** All receipts of these orders, oldest first; `expected` is the payment's amount. */
export const listReceiptsOf = (db: Db, orderIds: readonly string[]) =>
  db
    .select({
      orderId: payments.orderId,
      amount: unmatchedReceipts.amount,
      expected: payments.amount,
      receivedAt: unmatchedReceipts.receivedAt,
      outcome: unmatchedReceipts.outcome,
    })
    .from(unmatchedReceipts)
    .innerJoin(payments, eq(payments.id, unmatchedReceipts.paymentId))
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(asc(unmatchedReceipts.receivedAt), asc(unmatchedReceipts.id));
export type OrderReceipt = Awaited<ReturnType<typeof listReceiptsOf>>[number];

export async function settleReceipts(
  db: Db,
  paymentId: string,
  outcome: NonNullable<ReceiptRow["outcome"]>,
  settledAt: Date,
): Promise<void> {
  await db
    .update(unmatchedReceipts)
    .set({ outcome, settledAt })
    .where(and(eq(unmatchedReceipts.paymentId, paymentId), isNull(unmatchedReceipts.settledAt)));
}
