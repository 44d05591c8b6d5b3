import type { PaymentType } from "@thuot-tha/shared/contracts/operations/entities";
import { today } from "@thuot-tha/shared/domain";
import type { Db } from "../db/client.ts";
import { zalopayReference } from "../gateway/zalopay.ts";
import { countPayments, insertPayment, type PaymentRow } from "../payment/queries/payments.ts";
import type { ChangeRow } from "./queries/changes.ts";

interface NewAttempt {
  type: PaymentType;
  /** đồng; a payment of 0 is paid at once. */
  amount: number;
  now: Date;
  /** Payment deadline; null for cash. */
  expiresAt: Date | null;
}

/** A transfer's reference is the number of the order or change; other types have one per payment. */
function referenceOf(id: string, earlier: number, { type, now }: Pick<NewAttempt, "type" | "now">): string | null {
  if (type === "cash") return null;
  if (type === "bank_transfer") return id;
  const name = `${id}P${earlier + 1}`;
  return type === "zalopay" ? zalopayReference(today(now), name) : name;
}

/** Inserts a payment of a locked order. */
export async function insertAttempt(tx: Db, orderId: string, attempt: NewAttempt): Promise<PaymentRow> {
  const { type, amount, now } = attempt;
  const isPaid = amount === 0;
  const earlier = isPaid ? 0 : await countPayments(tx, orderId);
  return insertPayment(tx, {
    orderId,
    type,
    status: isPaid ? "PAID" : "PENDING",
    amount,
    gatewayReference: isPaid ? null : referenceOf(orderId, earlier, attempt),
    createdAt: now,
    paidAt: isPaid ? now : null,
    expiresAt: type === "cash" || isPaid ? null : attempt.expiresAt,
  });
}

/** Inserts a payment of what the wallet leaves of a change. @param earlier its payments so far */
export function insertChangeAttempt(
  tx: Db,
  { id: changeId, amount, walletUsed, holdUntil: expiresAt }: ChangeRow,
  { type, now, earlier }: Pick<NewAttempt, "type" | "now"> & { earlier: number },
): Promise<PaymentRow> {
  const gatewayReference = referenceOf(changeId, earlier, { type, now });
  return insertPayment(tx, {
    changeId,
    type,
    status: "PENDING",
    gatewayReference,
    expiresAt,
    amount: amount - walletUsed,
    createdAt: now,
  });
}
