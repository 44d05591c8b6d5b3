import { quoteOrderChange } from "@thuot-tha/shared/contracts/operations/order/quote-order-change";
import { handle } from "../../http/handle.ts";
import { quoteChange } from "../change-quote.ts";
import { orderNotFound } from "../not-found.ts";
import { findOrder } from "../queries/orders.ts";

export const quoteOrderChangeHandler = handle(quoteOrderChange, async ({ params, body, context, customer }) => {
  const whole = await findOrder(context.db, customer.customerId, params.orderId);
  if (!whole) throw orderNotFound();
  return quoteChange(context, whole, { change: body.change, useWallet: body.useWallet ?? false });
});
