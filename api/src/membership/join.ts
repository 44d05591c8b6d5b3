import type { PaymentType } from "@thuot-tha/shared/contracts/operations/entities";
import { formatDay, formatDong, today } from "@thuot-tha/shared/domain";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { lockSignedIn } from "../db/lock-customer.ts";
import { Conflict, InvalidFields, NotFound } from "../errors.ts";
import { gatewayTimeoutMs } from "../gateway/post.ts";
import { zalopayReference } from "../gateway/zalopay.ts";
import { isUsable } from "../payment/begin.ts";
import { rememberPayment, takeKey } from "../payment/queries/idempotency.ts";
import {
  findMembershipPayment,
  insertPayment,
  listMembershipPayments,
  type PaymentRow,
} from "../payment/queries/payments.ts";
import { newMembershipReference } from "../payment/reference.ts";
import { requirePaymentType } from "../payment/types.ts";
import { hashRequest } from "../secrets.ts";
import { membershipOffer, type Offer, runningOf } from "./offers.ts";
import { listHeld, listPackages } from "./queries/memberships.ts";
import { isBoughtOtherwise, lapseOfCredit, receiveMembershipPayment } from "./receive-payment.ts";

export interface RequestedMembership {
  customerId: string;
  packageId: string;
  type: PaymentType;
  /** The amount in đồng that the shopper agreed to, if it was shown. */
  expectedAmount: number | null;
  /** The start that the shopper agreed to, if it was shown. */
  expectedStart: Date | null;
  idempotencyKey: string | null;
}

const hashOf = ({ packageId, type }: RequestedMembership): string => hashRequest("membership", packageId, type);

/** True for a pending payment that no gateway opens any more, because its process ended before. */
const isUnopened = ({ type, redirectUrl, createdAt }: PaymentRow, now: Date): boolean =>
  type !== "bank_transfer" && redirectUrl === null && now.getTime() - createdAt.getTime() > gatewayTimeoutMs;

/** True when money for a pending payment would go to the wallet, because it buys its package no more. */
const buysNothing = async (tx: Db, payment: PaymentRow, now: Date): Promise<boolean> =>
  (await isBoughtOtherwise(tx, payment)) || (await lapseOfCredit(tx, payment, now)) !== null;

/**
 * The payment of an earlier request with the same key; null for a new key, and after a payment that failed, expired, was
 * never opened or buys nothing any more.
 */
async function earlierPayment(tx: Db, requested: RequestedMembership, now: Date): Promise<PaymentRow | null> {
  const { customerId, idempotencyKey } = requested;
  if (idempotencyKey === null) return null;
  const used = await takeKey(tx, customerId, idempotencyKey, hashOf(requested), now);
  if (!used) return null;
  if (used.requestHash !== hashOf(requested)) {
    throw new Conflict("IDEMPOTENCY_KEY_REUSED", "Mã yêu cầu này đã dùng cho một lần mua khác.");
  }
  const payment = used.paymentId === null ? null : await findMembershipPayment(tx, customerId, used.paymentId);
  if (payment?.status !== "PENDING") return payment?.status === "FAILED" ? null : payment;
  const isOver = payment.expiresAt !== null && payment.expiresAt <= now;
  return isOver || isUnopened(payment, now) || (await buysNothing(tx, payment, now)) ? null : payment;
}

/** A renewal that was paid meanwhile makes the next one begin later, at the same price. */
function refuseOtherStart({ expectedStart }: RequestedMembership, { startsAt }: Offer): void {
  if (expectedStart === null || expectedStart.getTime() === startsAt.getTime()) return;
  const message = `Gói này giờ bắt đầu từ ${formatDay(today(startsAt))}. Bạn xem lại rồi đăng ký nhé.`;
  throw new Conflict("PRICE_CHANGED", message);
}

function refuseOtherPrice({ expectedAmount }: RequestedMembership, { amount }: Offer): void {
  if (expectedAmount === null || expectedAmount === amount) return;
  const message = `Số tiền vừa đổi thành ${formatDong(amount)}. Bạn xem lại rồi đăng ký nhé.`;
  throw new Conflict("PRICE_CHANGED", message);
}

/** Completes an upgrade whose credit covers its price. */
async function payByCredit(tx: Db, payment: PaymentRow, at: Date): Promise<PaymentRow> {
  await receiveMembershipPayment(tx, { payment, transaction: `credit-${payment.id}`, at }, false);
  return { ...payment, status: "PAID", paidAt: at };
}

async function join(
  tx: Db,
  context: Context,
  requested: RequestedMembership,
): Promise<{ payment: PaymentRow; isNew: boolean }> {
  const { customerId, packageId, type } = requested;
  await lockSignedIn(tx, customerId);
  // The wait for the lock is no part of the time that the gateway has to open the payment.
  const now = context.now();
  const earlier = await earlierPayment(tx, requested, now);
  if (earlier) return { payment: earlier, isNew: false };
  const packages = await listPackages(tx);
  if (!packages.some(({ id }) => id === packageId)) {
    throw new NotFound("PACKAGE_NOT_FOUND", "Không tìm thấy gói thành viên này.");
  }
  const held = await listHeld(tx, customerId, now);
  const offer = membershipOffer(packages, packageId, held, now);
  refuseOtherStart(requested, offer);
  refuseOtherPrice(requested, offer);
  requirePaymentType(context.gateways, type, offer.amount);
  const creditFrom = offer.credit > 0 ? (runningOf(held, now)?.id ?? null) : null;
  const payments = await listMembershipPayments(tx, customerId, packageId);
  const alike = payments.find(
    (payment) =>
      payment.type === type &&
      payment.amount === offer.amount &&
      payment.creditFrom === creditFrom &&
      isUsable(payment, now),
  );
  // Where the newest one buys nothing, older ones do not either.
  const pending = alike && !(await buysNothing(tx, alike, now)) ? alike : null;
  const name = newMembershipReference(today(now));
  const fresh = () =>
    insertPayment(tx, {
      customerId,
      packageId,
      type,
      creditFrom,
      status: "PENDING",
      amount: offer.amount,
      credit: offer.credit,
      gatewayReference: type === "zalopay" ? zalopayReference(today(now), name) : name,
      createdAt: now,
      expiresAt: new Date(now.getTime() + context.config.orderHoldMinutes * 60_000),
    });
  const payment = pending ?? (await fresh());
  if (requested.idempotencyKey !== null) await rememberPayment(tx, customerId, requested.idempotencyKey, payment.id);
  if (offer.amount === 0) return { payment: await payByCredit(tx, payment, now), isNew: false };
  return { payment, isNew: !pending };
}

/**
 * A payment for a package: the one of an earlier request with the same key, the pending one on the same terms, or a new
 * one. Throws NotFound, InvalidFields for cash, or a Conflict (PRICE_CHANGED, PAYMENT_UNAVAILABLE,
 * IDEMPOTENCY_KEY_REUSED).
 */
export function joinMembership(context: Context, requested: RequestedMembership) {
  if (requested.type === "cash") throw new InvalidFields({ paymentType: "Gói thành viên không trả bằng tiền mặt." });
  return context.db.transaction((tx) => join(tx, context, requested));
}
