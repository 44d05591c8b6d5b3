import { createOrder as operation } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { findAddress } from "../../db/queries/addresses.ts";
import { countCartItems } from "../../db/queries/carts.ts";
import { findOrder } from "../../db/queries/orders.ts";
import { beginPayment } from "../../payments/begin.ts";
import { showCartCount } from "../../services/cart-cookie.ts";
import { cartOf } from "../../services/cart-owner.ts";
import { createOrder } from "../../services/order-create.ts";
import { toOrder } from "../../services/order-view.ts";
import { leadingPayment, toPayment } from "../../services/payment-view.ts";
import { addressNotFound } from "../address/not-found.ts";
import { handle } from "../handle.ts";
import { orderNotFound } from "./not-found.ts";
import { shopperOf } from "./shopper.ts";

export const orderCreate = handle(operation, async (call) => {
  const { headers, body, context, customer, cookies } = call;
  const { db } = context;
  const { customerId } = customer;
  const { cartItemIds, paymentType, useWallet = false } = body;
  const address = await findAddress(db, customerId, body.addressId);
  if (!address) throw addressNotFound();
  const cartId = await cartOf(db, customer, cookies);
  const { whole, isNew } = await createOrder(context, {
    customerId,
    cartId,
    cartItemIds,
    address,
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
  showCartCount(cookies, context, cartId ? await countCartItems(db, cartId) : 0);
  const placed = await findOrder(db, customerId, orderId);
  if (!placed) throw orderNotFound();
  return { order: toOrder(placed, context), payment: toPayment(context, leadingPayment(placed)) };
});
