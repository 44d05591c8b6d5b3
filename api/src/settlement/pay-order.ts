import type { PaymentType } from "@thuot-tha/shared/contracts/operations/entities";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { lockCustomer } from "../db/lock-customer.ts";
import { Conflict } from "../errors.ts";
import { notify } from "../notification/notify.ts";
import { requireRoom } from "../order/limits.ts";
import { placedMessage } from "../order/messages.ts";
import { orderNotFound } from "../order/not-found.ts";
import { insertAttempt } from "../order/payment-attempt.ts";
import { lockOrder, type WholeOrder } from "../order/queries/orders.ts";
import { setOrderPaymentType, setOrderStatus } from "../order/queries/writes.ts";
import { isUsable } from "../payment/begin.ts";
import { failPending, type PaymentRow } from "../payment/queries/payments.ts";
import { requirePaymentType } from "../payment/types.ts";
import { endWhenOverdue } from "./overdue.ts";
import type { QueryOptions } from "./query-gateway.ts";

export interface RequestedPayment {
  customerId: string;
  orderId: string;
  type: PaymentType;
}

function refuseUnpayable({ order }: WholeOrder): void {
  if (order.status === "NOT_PAID") return;
  const message =
    order.status === "CANCEL"
      ? "Đơn này đã huỷ nên không thanh toán được nữa. Bạn đặt lại giúp nhé."
      : "Đơn này không cần thanh toán nữa.";
  throw new Conflict("ORDER_NOT_PAYABLE", message);
}

/** The cash payment of an order that was confirmed for it, which a repeated request asks for again. */
const agreedCash = ({ order, payments }: WholeOrder): PaymentRow | undefined =>
  order.status === "CONFIRMED"
    ? payments.find((payment) => payment.type === "cash" && payment.status === "PENDING")
    : undefined;

/** Confirms an order for cash on delivery, and fails its other pending payments. */
async function confirmForCash(tx: Db, { order }: WholeOrder, cash: PaymentRow, now: Date): Promise<void> {
  await failPending(tx, order.id, cash.id);
  await setOrderStatus(tx, order.id, "CONFIRMED", now, "Chuyển sang trả tiền mặt khi nhận hàng");
  await notify(tx, { customerId: order.customerId, ...placedMessage(order, true) }, now);
}

type Made = { payment: PaymentRow; isNew: boolean };

async function makePayment(
  tx: Db,
  context: Context,
  { customerId, orderId, type }: RequestedPayment,
): Promise<Made | { overdue: WholeOrder }> {
  const now = context.now();
  const whole = await lockOrder(tx, orderId);
  if (whole?.order.customerId !== customerId) throw orderNotFound();
  const agreed = type === "cash" ? agreedCash(whole) : undefined;
  if (agreed) return { payment: agreed, isNew: false };
  refuseUnpayable(whole);
  const { total, walletUsed, holdUntil } = whole.order;
  if (holdUntil !== null && holdUntil <= now) return { overdue: whole };
  requirePaymentType(context.gateways, type, total - walletUsed);
  if (type === "cash") {
    await lockCustomer(tx, customerId);
    await requireRoom(tx, context, customerId, { cash: 1 });
  }
  await setOrderPaymentType(tx, orderId, type);
  const pending = whole.payments.find((payment) => payment.type === type && isUsable(payment, now));
  if (pending) return { payment: pending, isNew: false };
  const payment = await insertAttempt(tx, orderId, { type, amount: total - walletUsed, now, expiresAt: holdUntil });
  if (type === "cash") await confirmForCash(tx, whole, payment, now);
  return { payment, isNew: true };
}

/**
 * A payment for a customer's order: the pending one of that type, or a new one. Earlier payments of other types can
 * still be paid. Throws NotFound, or a Conflict (ORDER_NOT_PAYABLE, ORDER_EXPIRED, PAYMENT_UNAVAILABLE, EMAIL_UNPROVEN,
 * OPEN_ORDERS_LIMIT).
 */
export async function payOrder(context: Context, requested: RequestedPayment, options: QueryOptions): Promise<Made> {
  const attempt = () => context.db.transaction((tx) => makePayment(tx, context, requested));
  const made = await attempt();
  if (!("overdue" in made)) return made;
  // If the gateway answers that the order was paid in time, the second attempt throws ORDER_NOT_PAYABLE.
  if (!(await endWhenOverdue(context, made.overdue, options))) await attempt();
  throw new Conflict("ORDER_EXPIRED", "Đã hết thời gian giữ món của đơn này. Bạn đặt lại giúp nhé.");
}
