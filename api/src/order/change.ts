import { formatDong } from "@thuot-tha/shared/domain";
import { limitLetters } from "../caller/rate-limit.ts";
import { lockVariants } from "../catalogue/queries/stock.ts";
import { businessDay } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { refuseViolation } from "../db/violations.ts";
import { Conflict, InvalidFields } from "../errors.ts";
import type { PaymentRow } from "../payment/queries/payments.ts";
import { insertWalletEntry, lockWallet } from "../payment/queries/wallet.ts";
import { newChangeId } from "../payment/reference.ts";
import { requirePaymentType } from "../payment/types.ts";
import { applyChange } from "./apply-change.ts";
import type { ChangePlan } from "./change-plan.ts";
import { earlierChange } from "./earlier-change.ts";
import { endWaitingChange, expireChange, holdUntilOf, waitingChange } from "./end-change.ts";
import { orderNotFound } from "./not-found.ts";
import { insertChangeAttempt } from "./payment-attempt.ts";
import { amountOf, lineOf, planChange, type RequestedChange, refundShare, settlementOf } from "./plan-change.ts";
import { type ChangeRow, insertChange, insertHold, moveBooking } from "./queries/changes.ts";
import { lockOrder, type WholeOrder } from "./queries/orders.ts";

/** A change, and its payment when one is left to begin. */
export interface MadeChange {
  changeId: string;
  payment: PaymentRow | null;
}

function refuseExpired({ order }: WholeOrder, now: Date): void {
  if (order.status !== "NOT_PAID" || order.holdUntil === null || order.holdUntil > now) return;
  throw new Conflict("ORDER_EXPIRED", "Đã hết thời gian giữ món của đơn này. Bạn đặt lại giúp nhé.");
}

function refuseOtherAmount(expected: number, amount: number): void {
  if (expected === amount) return;
  const text = amount < 0 ? `hoàn lại ${formatDong(-amount)}` : formatDong(amount);
  throw new Conflict("PRICE_CHANGED", `Số tiền vừa đổi thành ${text}. Bạn xem lại giúp nhé.`);
}

/** Holds the new days; the exclusion constraint refuses a day that another booking has. */
async function holdDays(tx: Db, { id, orderItemId, createdAt }: ChangeRow, plan: ChangePlan): Promise<void> {
  for (const { bookingId, unitId } of plan.moves) await moveBooking(tx, bookingId, unitId);
  for (const { unitId, days } of plan.holds) {
    await insertHold(tx, { unitId, orderItemId, changeId: id, days, bookedAt: createdAt });
  }
}

/** @returns null while a change waits whose deadline is over: its days are free before they are held again */
async function make(tx: Db, context: Context, requested: RequestedChange): Promise<MadeChange | null> {
  const { customerId, orderId, paymentType } = requested;
  const now = context.now();
  const whole = await lockOrder(tx, orderId);
  if (whole?.order.customerId !== customerId) throw orderNotFound();
  const earlier = await earlierChange(tx, whole, requested, now);
  if (earlier) return { changeId: earlier.id, payment: null };
  refuseExpired(whole, now);
  const line = lineOf(whole, requested.change.lineId);
  const replaced = waitingChange(whole);
  if (replaced?.holdUntil && replaced.holdUntil <= now) return null;
  await lockVariants(tx, [line.variantId]);
  await endWaitingChange(tx, whole, now);
  const planned = await planChange(tx, context, whole, requested.change);
  if ("problem" in planned) throw new Conflict(planned.problem.code, planned.problem.message);
  const { plan } = planned;
  const amount = amountOf(plan, refundShare(whole, context));
  refuseOtherAmount(requested.expectedAmount, amount);
  const due = settlementOf(whole) === "now" ? Math.max(0, amount) : 0;
  const walletUsed = requested.useWallet ? Math.min(await lockWallet(tx, customerId), due) : 0;
  const rest = due - walletUsed;
  const dates = { dateFrom: plan.wear?.dateFrom ?? null, dateTo: plan.wear?.dateTo ?? null };
  const change = await insertChange(tx, {
    id: newChangeId(businessDay(context)),
    orderId,
    orderItemId: line.id,
    kind: requested.change.kind,
    ...dates,
    status: "WAITING",
    walletUsed,
    amount,
    unitIds: plan.unitIds,
    memberSaving: plan.memberSaving,
    createdAt: now,
    paymentType: rest > 0 ? paymentType : null,
    turnaroundDays: context.config.rental.turnaroundDays,
    holdUntil: holdUntilOf(replaced, context, now),
  });
  await holdDays(tx, change, plan);
  if (walletUsed > 0) {
    const note = `Thanh toán đổi đơn ${orderId}`;
    await insertWalletEntry(tx, { customerId, amount: -walletUsed, kind: "ADJUSTMENT", orderId, note, at: now });
  }
  if (rest === 0) {
    await applyChange(tx, context, whole, change, amount - plan.difference);
    await limitLetters(tx, context, customerId);
    return { changeId: change.id, payment: null };
  }
  if (paymentType === null) throw new InvalidFields({ paymentType: "Hãy chọn cách thanh toán." });
  requirePaymentType(context.gateways, paymentType, rest);
  return {
    changeId: change.id,
    payment: await insertChangeAttempt(tx, change, { type: paymentType, now, earlier: 0 }),
  };
}

/**
 * Changes a rental of an order in one transaction: at once, or, when something is left to pay, by holding the new days
 * until it is paid. A repeated request makes no other change. Throws NotFound, InvalidFields, or a Conflict
 * (CHANGE_NOT_POSSIBLE, EXTENSION_NOT_POSSIBLE, DATES_NOT_POSSIBLE, DATE_TAKEN, BUY_NOT_POSSIBLE, ORDER_EXPIRED,
 * PRICE_CHANGED, PAYMENT_UNAVAILABLE).
 */
export async function changeOrder(context: Context, requested: RequestedChange): Promise<MadeChange> {
  try {
    for (;;) {
      const made = await context.db.transaction((tx) => make(tx, context, requested));
      if (made) return made;
      await expireChange(context, requested.orderId, context.now());
    }
  } catch (error) {
    const message = "Vừa có người thuê trong những ngày này. Bạn chọn ngày khác nhé.";
    return refuseViolation(error, { bookings_never_overlap: () => new Conflict("DATE_TAKEN", message) });
  }
}
