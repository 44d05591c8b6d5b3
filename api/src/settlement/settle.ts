import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { brokenConstraint } from "../db/violations.ts";
import type { Report } from "../gateway/gateway.ts";
import { failMembershipPayment, receiveMembershipPayment } from "../membership/receive-payment.ts";
import { failChangePayment, receiveChangePayment } from "../order/receive-change.ts";
import { failOrderPayment, giveToOrderWallet, receiveOrderPayment } from "../order/receive-payment.ts";
import {
  findPaymentByReference,
  insertPayment,
  isTransactionKnown,
  type PaymentRow,
  type PaymentType,
} from "../payment/queries/payments.ts";
import { isReceiptKnown } from "../payment/queries/receipts.ts";
import type { Received } from "../payment/received.ts";
import { isContradicted } from "./contradictions.ts";
import { type LockedPayment, lockForMoney } from "./locked.ts";
import { storeUnmatched } from "./unmatched.ts";

/**
 * The outcome of a report. `counted`: the order or membership is paid. `to-wallet`: the money was no longer needed and
 * is in the customer's wallet. `unmatched`: a transfer of another amount, in the wallet until staff settle it.
 * `failed`: the payment has failed. `pending`: the payment is undecided. `repeated`: the report is known already.
 * `contradicted`: the transfer is known with another sum or for another purchase, which changes nothing.
 * `out-of-order`: a failure after the money was received, which changes nothing. The others are refused.
 */
export type Outcome =
  | "counted"
  | "to-wallet"
  | "unmatched"
  | "failed"
  | "pending"
  | "repeated"
  | "contradicted"
  | "out-of-order"
  | "unknown"
  | "wrong-amount";

async function fail(tx: Db, { whole, payment }: LockedPayment, failed: { at: Date; code: string | null }) {
  if (payment.status === "FAILED") return "repeated" as const;
  if (payment.status !== "PENDING") return "out-of-order" as const;
  if (whole && payment.changeId !== null) await failChangePayment(tx, payment, whole, failed);
  else if (whole) await failOrderPayment(tx, payment, whole, failed);
  else await failMembershipPayment(tx, payment, failed);
  return "failed" as const;
}

/** Records a second payment of the same payment as a separate one, so that no money is lost. */
async function receiveAgain(tx: Db, { payment, transaction, at }: Received): Promise<PaymentRow> {
  const { orderId, customerId, packageId, changeId, type, amount } = payment;
  const same = { orderId, customerId, packageId, changeId, type, amount };
  return insertPayment(tx, { ...same, status: "PENDING", gatewayTransaction: transaction, createdAt: at });
}

async function receive(tx: Db, types: readonly PaymentType[], known: PaymentRow, report: Report, now: () => Date) {
  const locked = await lockForMoney(tx, known);
  // Under the lock, so that money is recorded as later than every attempt that was begun before it.
  const at = now();
  const { payment, whole } = locked;
  if (report.outcome === "failed") return fail(tx, locked, { at, code: report.code ?? null });
  const { transaction, amount } = report;
  if (transaction === null || amount === null) {
    throw new Error(`A paid report of ${report.reference} names no transaction or no amount`);
  }
  if (await isTransactionKnown(tx, types, transaction)) return "repeated";
  if (payment.type === "bank_transfer" && (await isReceiptKnown(tx, transaction))) return "repeated";
  if (amount !== payment.amount) return storeUnmatched(tx, locked, { transaction, amount, at });
  const isSecond = payment.status === "PAID" || payment.status === "REFUNDED";
  const received = {
    payment: isSecond ? await receiveAgain(tx, { payment, transaction, at }) : payment,
    transaction,
    at,
  };
  if (whole && payment.changeId !== null) return receiveChangePayment(tx, { now: () => at }, whole, received);
  if (whole) return isSecond ? giveToOrderWallet(tx, whole, received) : receiveOrderPayment(tx, whole, received);
  return receiveMembershipPayment(tx, received, isSecond);
}

/** Unique keys that record each gateway transaction once, even with concurrent processes. */
const oncePerMoney = ["payments_type_gateway_transaction_key", "unmatched_receipts_bank_transaction_key"];

/**
 * A report of another amount is about another payment, whether that was paid or has failed. Only a bank transfer's
 * amount is typed by the payer.
 */
const isRefused = ({ outcome, amount }: Report, known: PaymentRow): boolean =>
  amount !== known.amount && known.type !== "bank_transfer" && !(outcome === "failed" && amount === null);

/**
 * Applies a gateway's report of a payment in one transaction. Reports may be repeated, reordered and concurrent; each
 * transaction counts once.
 * @param types the payment types the gateway serves
 */
export async function settle(
  { db, now }: Pick<Context, "db" | "now">,
  types: readonly PaymentType[],
  report: Report,
): Promise<Outcome> {
  const known = await findPaymentByReference(db, types, report.reference);
  if (!known) return "unknown";
  if (report.outcome === "pending") return "pending";
  if (isRefused(report, known)) return "wrong-amount";
  const outcome = await db
    .transaction((tx) => receive(tx, types, known, report, now))
    .catch((error) => {
      if (oncePerMoney.includes(brokenConstraint(error) ?? "")) return "repeated" as const;
      throw error;
    });
  // Other gateways sign which payment a transaction is for; staff and payers type it for a transfer.
  if (outcome !== "repeated" || known.type !== "bank_transfer") return outcome;
  return (await isContradicted(db, known, report)) ? "contradicted" : "repeated";
}
