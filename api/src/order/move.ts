import type { Db } from "../db/client.ts";
import { type RecordedLate, writeLetter } from "../mail/write.ts";
import { notify } from "../notification/notify.ts";
import { stepMessage } from "./messages.ts";
import type { WholeOrder } from "./queries/orders.ts";
import { type OrderStatus, setOrderStatus } from "./queries/writes.ts";

interface Cause {
  /** The note of the step in the timeline. */
  note?: string;
  /** Late days and fee of the return that moves the order. */
  late?: RecordedLate | undefined;
}

/**
 * Sets the next status of a locked order, and tells its customer.
 * @param whole the order with what the step recorded
 */
export async function moveOrder(
  tx: Db,
  whole: Pick<WholeOrder, "order" | "items">,
  status: OrderStatus,
  at: Date,
  { note, late }: Cause = {},
): Promise<void> {
  const { id: orderId, customerId } = whole.order;
  await setOrderStatus(tx, orderId, status, at, note);
  const message = stepMessage(whole, status, late);
  if (!message) return;
  await notify(tx, { customerId, ...message }, at);
  await writeLetter(tx, customerId, "order-moved", { orderId, status, ...(late ? { late } : {}) }, { now: at });
}
