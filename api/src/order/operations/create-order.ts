import { createOrder as operation } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { cartOf } from "../../cart/owner.ts";
import { countCartItems } from "../../cart/queries/carts.ts";
import { cartOwner, setCartCount } from "../../http/cart-cookies.ts";
import { handle } from "../../http/handle.ts";
import { beginPayment } from "../../payment/begin.ts";
import { toPayment } from "../../payment/view.ts";
import { createOrder } from "../create.ts";
import { orderNotFound } from "../not-found.ts";
import { findOrder } from "../queries/orders.ts";
import { shopperOf } from "../shopper.ts";
import { leadingPayment, toOrder } from "../view.ts";

export const createOrderHandler = handle(operation, async (call) => {
  const { headers, body, context, customer, cookies } = call;
  const { db } = context;
  const { customerId } = customer;
  const { cartItemIds, addressId, paymentType, useWallet = false } = body;
  const cartId = await cartOf(db, cartOwner(customer, cookies));
  const { whole, isNew } = await createOrder(context, {
    customerId,
    cartId,
    cartItemIds,
    addressId,
    paymentType,
    note: body.note || null,
    useWallet,
    expectedTotal: body.expectedTotal ?? null,
    expectedPayable: body.expectedPayable ?? null,
    expectedDates: body.expectedDates ?? [],
    idempotencyKey: headers["idempotency-key"],
  });
  const orderId = whole.order.id;
  if (isNew) await beginPayment(context, leadingPayment(whole), shopperOf(call, orderId));
  setCartCount(cookies, context.config, cartId ? await countCartItems(db, cartId) : 0);
  const placed = await findOrder(db, customerId, orderId);
  if (!placed) throw orderNotFound();
  return { order: toOrder(placed, context), payment: toPayment(context, leadingPayment(placed)) };
});
