import { reportProblem as operation } from "@thuot-tha/shared/contracts/operations/order/report-problem";
import { lockSignedIn } from "../../db/lock-customer.ts";
import { handle } from "../../http/handle.ts";
import { limitRate } from "../../http/rate-limit.ts";
import { orderNotFound } from "../not-found.ts";
import { reportProblem } from "../problems.ts";
import { findOrder } from "../queries/orders.ts";
import { toOrder } from "../view.ts";

/** Reports of one customer in an hour. */
const maxPerHour = 10;

export const reportProblemHandler = handle(operation, async ({ params, body, context, customer }) => {
  const { customerId } = customer;
  const { orderId } = params;
  const { topic, content, images = [] } = body;
  const find = async (db = context.db) => {
    const found = await findOrder(db, customerId, orderId);
    if (!found) throw orderNotFound();
    return found;
  };
  await find();
  await limitRate(context, "problem", customerId, { max: maxPerHour, seconds: 3600 });
  return context.db.transaction(async (tx) => {
    await reportProblem(tx, context, { customerId, orderId, topic, content, images });
    // Last, because the problem locks its order, and orders are locked before their customer.
    await lockSignedIn(tx, customerId);
    return toOrder(await find(tx), context);
  });
});
