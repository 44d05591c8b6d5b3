import { reportProblem as operation } from "@thuot-tha/shared/contracts/operations/order/report-problem";
import { lockSignedIn } from "../../db/lock-customer.ts";
import { handle } from "../../http/handle.ts";
import { orderNotFound } from "../not-found.ts";
import { reportProblem } from "../problems.ts";
import { findOrder, lockOrder } from "../queries/orders.ts";
import { toOrder } from "../view.ts";

export const reportProblemHandler = handle(operation, async ({ params, body, context, customer }) => {
  const { customerId } = customer;
  const { orderId } = params;
  const { topic, content, images = [] } = body;
  return context.db.transaction(async (tx) => {
    // Orders are locked before their customer.
    const whole = await lockOrder(tx, orderId);
    if (whole?.order.customerId !== customerId) throw orderNotFound();
    await lockSignedIn(tx, customerId);
    await reportProblem(tx, context, whole, { topic, content, images });
    const order = await findOrder(tx, customerId, orderId);
    if (!order) throw orderNotFound();
    return toOrder(order, context);
  });
});
