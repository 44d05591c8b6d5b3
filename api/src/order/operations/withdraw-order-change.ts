import { withdrawOrderChange } from "@thuot-tha/shared/contracts/operations/order/withdraw-order-change";
import { Conflict } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { endWaitingChange, waitingChange } from "../end-change.ts";
import { orderNotFound } from "../not-found.ts";
import { findOrder, lockOrder } from "../queries/orders.ts";
import { toOrder } from "../view.ts";

export const withdrawOrderChangeHandler = handle(withdrawOrderChange, async ({ params, context, customer }) => {
  const { customerId } = customer;
  const { orderId, changeId } = params;
  return context.db.transaction(async (tx) => {
    const whole = await lockOrder(tx, orderId);
    if (whole?.order.customerId !== customerId) throw orderNotFound();
    if (waitingChange(whole)?.id !== changeId) {
      throw new Conflict("CHANGE_NOT_WAITING", "Lần đổi này không còn chờ thanh toán.");
    }
    await endWaitingChange(tx, whole, context.now());
    const order = await findOrder(tx, customerId, orderId);
    if (!order) throw orderNotFound();
    return toOrder(order, context);
  });
});
