import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { Conflict } from "../errors.ts";
import { requireWaiting } from "../order/end-change.ts";
import { orderNotFound } from "../order/not-found.ts";
import { insertChangeAttempt } from "../order/payment-attempt.ts";
import { type ChangeRow, setChangePaymentType } from "../order/queries/changes.ts";
import { lockOrder, type WholeOrder } from "../order/queries/orders.ts";
import { isUsable } from "../payment/begin.ts";
import type { PaymentRow } from "../payment/queries/payments.ts";
import { requirePaymentType } from "../payment/types.ts";
import { endChangeWhenOverdue } from "./overdue.ts";
import type { QueryOptions } from "./query-gateway.ts";

export interface RequestedChangePayment {
  customerId: string;
  orderId: string;
  changeId: string;
  type: NonNullable<ChangeRow["paymentType"]>;
}

type Made = { payment: PaymentRow; isNew: boolean };

async function makePayment(
  tx: Db,
  context: Context,
  { customerId, orderId, changeId, type }: RequestedChangePayment,
): Promise<Made | { overdue: WholeOrder }> {
  const now = context.now();
  const whole = await lockOrder(tx, orderId);
  if (whole?.order.customerId !== customerId) throw orderNotFound();
  const change = requireWaiting(whole, changeId);
  if (change.holdUntil !== null && change.holdUntil <= now) return { overdue: whole };
  requirePaymentType(context.gateways, type, change.amount - change.walletUsed);
  await setChangePaymentType(tx, changeId, type);
  const payments = whole.changePayments.filter((payment) => payment.changeId === changeId);
  const pending = payments.find((payment) => payment.type === type && isUsable(payment, now));
  if (pending) return { payment: pending, isNew: false };
  return { payment: await insertChangeAttempt(tx, change, { type, now, earlier: payments.length }), isNew: true };
}

/**
 * A payment for a customer's waiting change: the pending one of that type, or a new one. Earlier payments of other
 * types can still be paid. Throws NotFound, or a Conflict (CHANGE_NOT_WAITING, CHANGE_EXPIRED, PAYMENT_UNAVAILABLE).
 */
export async function payChange(
  context: Context,
  requested: RequestedChangePayment,
  options: QueryOptions,
): Promise<Made> {
  const attempt = () => context.db.transaction((tx) => makePayment(tx, context, requested));
  const made = await attempt();
  if (!("overdue" in made)) return made;
  // If the gateway answers that the change was paid in time, the second attempt throws CHANGE_NOT_WAITING.
  if (!(await endChangeWhenOverdue(context, made.overdue, options))) await attempt();
  throw new Conflict("CHANGE_EXPIRED", "Đã hết thời gian giữ của lần đổi này. Đơn vẫn như trước, bạn đổi lại nhé.");
}
