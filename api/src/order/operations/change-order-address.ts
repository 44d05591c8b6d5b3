import { changeOrderAddress as operation } from "@thuot-tha/shared/contracts/operations/order/change-order-address";
import { addressNotFound } from "../../customer/address-not-found.ts";
import { findAddress } from "../../customer/queries/addresses.ts";
import { handle } from "../../http/handle.ts";
import { changeOrderAddress } from "../change-address.ts";
import { orderNotFound } from "../not-found.ts";
import { findOrder, lockOrder } from "../queries/orders.ts";
import { toOrder } from "../view.ts";

export const changeOrderAddressHandler = handle(operation, async ({ params, body, context, customer }) => {
  const { customerId } = customer;
  return context.db.transaction(async (tx) => {
    const whole = await lockOrder(tx, params.orderId);
    if (whole?.order.customerId !== customerId) throw orderNotFound();
    const address = await findAddress(tx, customerId, body.addressId);
    if (!address) throw addressNotFound();
    await changeOrderAddress(tx, context, whole, address);
    const order = await findOrder(tx, customerId, params.orderId);
    if (!order) throw orderNotFound();
    return toOrder(order, context);
  });
});
