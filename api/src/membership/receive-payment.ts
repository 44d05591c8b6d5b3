import { creditDays } from "@thuot-tha/shared/domain/customer";
import { paymentNames } from "@thuot-tha/shared/domain/payment";
import { dayMs } from "../days.ts";
import type { Db } from "../db/client.ts";
import { announce, notify } from "../notification/notify.ts";
import { failureText } from "../payment/failure.ts";
import { toWalletMessage } from "../payment/messages.ts";
import {
  listMembershipPayments,
  type PaymentRow,
  setPaymentFailed,
  setPaymentReceived,
} from "../payment/queries/payments.ts";
import { insertWalletEntry } from "../payment/queries/wallet.ts";
import type { Received } from "../payment/received.ts";
import { joinedMessage, membershipFailedMessage } from "./messages.ts";
import { membershipOffer, runningOf, unusedPart } from "./offers.ts";
import {
  endMembership,
  findCreditTerms,
  findPackage,
  insertMembership,
  listHeld,
  listPackages,
  setCreditedTo,
} from "./queries/memberships.ts";

/** Customer and package of a membership payment; the database ensures that both are set or neither. */
async function buyerOf(tx: Db, { customerId, packageId }: PaymentRow) {
  const bought = packageId === null ? null : await findPackage(tx, packageId);
  if (customerId === null || bought === null)
    throw new Error("A payment for a membership has its customer and package");
  return { customerId, bought };
}

const notifyCustomer = (tx: Db, customerId: string, paymentId: string, status: PaymentRow["status"]) =>
  announce(tx, customerId, "payment", { paymentId, orderId: null, status });

async function giveToWallet(tx: Db, customerId: string, { payment, at }: Received, amount: number, note: string) {
  await insertWalletEntry(tx, { customerId, amount, kind: "ADJUSTMENT", paymentId: payment.id, note, at });
  await notify(tx, { customerId, ...toWalletMessage(amount, note) }, at);
}

/**
 * Why the credit of a payment does not hold for money that came at `at`, as the wallet's note says it; null when it
 * holds, or without a credit.
 */
export async function lapseOfCredit(
  tx: Db,
  { creditFrom, createdAt }: Pick<PaymentRow, "creditFrom" | "createdAt">,
  at: Date,
): Promise<string | null> {
  if (creditFrom === null) return null;
  const terms = await findCreditTerms(tx, creditFrom);
  if (terms?.creditedTo) return "phần giảm trừ đã dùng cho một lần nâng hạng khác";
  if (terms?.shortenedAt && terms.shortenedAt >= createdAt) return "gói trước đã được kết thúc sớm hơn";
  const isLate = at.getTime() - createdAt.getTime() > creditDays * dayMs;
  return isLate ? `phần giảm trừ chỉ giữ trong ${creditDays} ngày` : null;
}

/**
 * True when one of a customer's payments for a package was paid after the moment `since`. An attempt that was begun
 * before is for the same purchase; a renewal is begun after it.
 */
export const isBoughtSince = (payments: readonly PaymentRow[], since: Date): boolean =>
  payments.some(({ status, paidAt }) => status === "PAID" && paidAt !== null && paidAt > since);

/**
 * True when another attempt at the same purchase of a membership was paid. One that receives money has its member
 * locked.
 */
export async function isBoughtOtherwise(db: Db, payment: PaymentRow): Promise<boolean> {
  const { customerId, bought } = await buyerOf(db, payment);
  return isBoughtSince(await listMembershipPayments(db, customerId, bought.id), payment.createdAt);
}

/**
 * Applies money for a membership; the member is locked. A late payment still counts. A second payment of the same
 * purchase, or one whose credit no longer holds, goes to the wallet.
 * @param isRepeated true when this payment itself has received money before
 */
export async function receiveMembershipPayment(tx: Db, received: Received, isRepeated: boolean) {
  const { payment, transaction, at, receivedAt = at } = received;
  const { customerId, bought } = await buyerOf(tx, payment);
  const isSecond = isRepeated || (await isBoughtOtherwise(tx, payment));
  const lapse = await lapseOfCredit(tx, payment, receivedAt);
  if (isSecond || lapse !== null) {
    await setPaymentReceived(tx, payment.id, { status: "REFUNDED", transaction, at });
    const note = isSecond
      ? `Gói ${bought.name} đã được thanh toán, ${paymentNames[payment.type]} trả thêm một lần`
      : `Gói ${bought.name}: ${lapse}`;
    await giveToWallet(tx, customerId, received, payment.amount, note);
    await notifyCustomer(tx, customerId, payment.id, "REFUNDED");
    return "to-wallet" as const;
  }
  await setPaymentReceived(tx, payment.id, { status: "PAID", transaction, at });
  await begin(tx, received);
  await notifyCustomer(tx, customerId, payment.id, "PAID");
  return "counted" as const;
}

/** Inserts the paid membership on the current offer. */
async function begin(tx: Db, received: Received): Promise<void> {
  const { payment, at } = received;
  const { customerId, bought } = await buyerOf(tx, payment);
  const held = await listHeld(tx, customerId, at);
  const offer = membershipOffer(await listPackages(tx), bought.id, held, at);
  const replaced = offer.kind === "upgrade" ? runningOf(held, at) : null;
  if (payment.creditFrom !== null) await setCreditedTo(tx, payment.creditFrom, payment.id);
  if (replaced) {
    await endMembership(tx, replaced.id, at);
    await setCreditedTo(tx, replaced.id, payment.id);
  }
  const { startsAt, expiresAt } = offer;
  const price = payment.amount + payment.credit;
  await insertMembership(tx, { customerId, packageId: bought.id, startsAt, expiresAt, price, paymentId: payment.id });
  // A credit may exceed the price, or the price was agreed before the customer held the smaller package.
  const agreed = payment.creditFrom === replaced?.id;
  const unused = replaced ? unusedPart(replaced, agreed ? payment.createdAt : at) - (agreed ? payment.credit : 0) : 0;
  if (unused > 0) {
    const note = `Phần chưa dùng của gói trước khi nâng lên ${bought.name}`;
    await giveToWallet(tx, customerId, received, unused, note);
  }
  await notify(tx, { customerId, ...joinedMessage(bought.name, offer) }, at);
  await announce(tx, customerId, "membership-changed", {});
}

/** Records a failed payment. The customer is not notified of an expired payment, because they chose not to pay. */
export async function failMembershipPayment(
  tx: Db,
  payment: PaymentRow,
  { at, code }: { at: Date; code: string | null },
): Promise<void> {
  const { customerId, bought } = await buyerOf(tx, payment);
  await setPaymentFailed(tx, payment.id, code);
  const why = failureText({ type: payment.type, status: "FAILED", failure: code });
  const isOpen = payment.expiresAt === null || at < payment.expiresAt;
  if (isOpen) await notify(tx, { customerId, ...membershipFailedMessage(bought.name, why) }, at);
  await notifyCustomer(tx, customerId, payment.id, "FAILED");
}
