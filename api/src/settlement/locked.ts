import type { Db } from "../db/client.ts";
import { lockCustomer } from "../db/lock-customer.ts";
import { lockOrder, type WholeOrder } from "../order/queries/orders.ts";
import { lockPayment, type PaymentRow } from "../payment/queries/payments.ts";

/** A payment that nothing else changes until the transaction ends, and whose money it is. */
export interface LockedPayment {
  payment: PaymentRow;
  /** Null for a membership. */
  whole: WholeOrder | null;
  customerId: string;
}

/** Locks a payment. The order, or the member, is always locked before it. */
export async function lockForMoney(tx: Db, { id, orderId, customerId }: PaymentRow): Promise<LockedPayment> {
  const whole = orderId === null ? null : await lockOrder(tx, orderId);
  if (customerId !== null) await lockCustomer(tx, customerId);
  const owner = whole?.order.customerId ?? customerId;
  if (owner === null) throw new Error("A payment is for an order or for a member");
  return { payment: await lockPayment(tx, id), whole, customerId: owner };
}
