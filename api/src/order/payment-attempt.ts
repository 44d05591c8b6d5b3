import type { PaymentType } from "@thuot-tha/shared/contracts/operations/entities";
import { today } from "@thuot-tha/shared/domain";
import type { Db } from "../db/client.ts";
import { zalopayReference } from "../gateway/zalopay.ts";
import { countPayments, insertPayment, type PaymentRow } from "../payment/queries/payments.ts";

interface NewAttempt {
  type: PaymentType;
  /** đồng; a payment of 0 is paid at once. */
  amount: number;
  now: Date;
  /** Payment deadline; cash has none. */
  expiresAt: Date | null;
}

/** A transfer's reference is the order's number; other types have one per payment. */
async function referenceOf(tx: Db, orderId: string, { type, now }: NewAttempt): Promise<string | null> {
  if (type === "cash") return null;
  if (type === "bank_transfer") return orderId;
  const name = `${orderId}P${(await countPayments(tx, orderId)) + 1}`;
  return type === "zalopay" ? zalopayReference(today(now), name) : name;
}

/** Inserts a payment of a locked order. */
export async function insertAttempt(tx: Db, orderId: string, attempt: NewAttempt): Promise<PaymentRow> {
  const { type, amount, now } = attempt;
  const isPaid = amount === 0;
  return insertPayment(tx, {
    orderId,
    type,
    status: isPaid ? "PAID" : "PENDING",
    amount,
    gatewayReference: isPaid ? null : await referenceOf(tx, orderId, attempt),
    createdAt: now,
    paidAt: isPaid ? now : null,
    expiresAt: type === "cash" || isPaid ? null : attempt.expiresAt,
  });
}
