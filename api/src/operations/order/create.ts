import { findAddress } from "../../db/queries/addresses.ts";
import { countCartItems } from "../../db/queries/carts.ts";
import { showCartCount } from "../../services/cart-cookie.ts";
import { cartOf } from "../../services/cart-owner.ts";
import { createOrder } from "../../services/order-create.ts";
import { toOrder, toPayment } from "../../services/order-view.ts";
import { requirePaymentType } from "../../services/payment-types.ts";
import { businessDay } from "../../services/rental-rules.ts";
import { addressNotFound } from "../address/not-found.ts";
import { operation } from "../operation.ts";

export const orderCreate = operation("order.create", async ({ headers, body, context, customer, cookies }) => {
  const { db } = context;
  const { customerId } = customer;
  const { cartItemIds, paymentType } = body;
  requirePaymentType(paymentType);
  const address = await findAddress(db, customerId, body.addressId);
  if (!address) throw addressNotFound();
  const cartId = await cartOf(db, customer, cookies);
  const idempotencyKey = headers["idempotency-key"];
  const note = body.note || null;
  const order = await createOrder(context, {
    customerId,
    cartId,
    cartItemIds,
    address,
    paymentType,
    note,
    idempotencyKey,
  });
  showCartCount(cookies, context, cartId ? await countCartItems(db, cartId) : 0);
  return { order: toOrder(order, businessDay(context)), payment: toPayment(order) };
});
