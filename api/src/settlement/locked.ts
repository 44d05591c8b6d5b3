import type { Db } from "../db/client.ts";
import { lockCustomer } from "../db/lock-customer.ts";
import { findChangedOrder } from "../order/queries/changes.ts";
import { lockOrder, type WholeOrder } from "../order/queries/orders.ts";
import { lockPayment, type PaymentRow } from "../payment/queries/payments.ts";

/** A payment locked until the transaction ends, with its owner. */
export interface LockedPayment {
  payment: PaymentRow;
  /** The order, also of a payment for its change; null for a membership. */
  whole: WholeOrder | null;
  customerId: string;
}

/** Locks a payment after its order or member, in this order everywhere. */
export async function lockForMoney(
  tx: Db,
  { id, changeId, customerId, ...payment }: PaymentRow,
): Promise<LockedPayment> {
  const orderId = changeId === null ? payment.orderId : await findChangedOrder(tx, changeId);
  const whole = orderId === null ? null : await lockOrder(tx, orderId);
  if (customerId !== null) await lockCustomer(tx, customerId);
  const owner = whole?.order.customerId ?? customerId;
  if (owner === null) throw new Error("A payment is for an order or for a member");
  return { payment: await lockPayment(tx, id), whole, customerId: owner };
}
