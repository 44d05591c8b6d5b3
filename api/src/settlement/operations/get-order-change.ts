import { getOrderChange } from "@thuot-tha/shared/contracts/operations/order/get-order-change";
import { NotFound } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { orderNotFound } from "../../order/not-found.ts";
import { findOrder } from "../../order/queries/orders.ts";
import { toOrder } from "../../order/view.ts";
import { endChangeWhenOverdue } from "../overdue.ts";

export const getOrderChangeHandler = handle(getOrderChange, async ({ params, context, customer, origin, log }) => {
  const { orderId, changeId } = params;
  const find = async () => {
    const whole = await findOrder(context.db, customer.customerId, orderId);
    if (!whole) throw orderNotFound();
    return whole;
  };
  const whole = await find();
  if (!whole.changes.some(({ id }) => id === changeId)) {
    throw new NotFound("CHANGE_NOT_FOUND", "Không tìm thấy lần đổi này.");
  }
  await endChangeWhenOverdue(context, whole, { origin, log });
  return toOrder(await find(), context);
});
