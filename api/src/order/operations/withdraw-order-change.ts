import { withdrawOrderChange } from "@thuot-tha/shared/contracts/operations/order/withdraw-order-change";
import { handle } from "../../http/handle.ts";
import { endWaitingChange, requireWaiting } from "../end-change.ts";
import { orderNotFound } from "../not-found.ts";
import { findOrder, lockOrder } from "../queries/orders.ts";
import { toOrder } from "../view.ts";

/** Withdrawing a change that has ended without its payment is not an error. */
export const withdrawOrderChangeHandler = handle(withdrawOrderChange, async ({ params, context, customer }) => {
  const { customerId } = customer;
  const { orderId, changeId } = params;
  return context.db.transaction(async (tx) => {
    const whole = await lockOrder(tx, orderId);
    if (whole?.order.customerId !== customerId) throw orderNotFound();
    if (!whole.changes.some(({ id, status }) => id === changeId && status === "CANCEL")) {
      requireWaiting(whole, changeId);
      await endWaitingChange(tx, whole, context.now());
    }
    const order = await findOrder(tx, customerId, orderId);
    if (!order) throw orderNotFound();
    return toOrder(order, context);
  });
});
