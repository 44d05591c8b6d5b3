import { quoteOrder } from "@thuot-tha/shared/contracts/operations/order/quote-order";
import { cartOf } from "../../cart/owner.ts";
import { addressNotFound } from "../../customer/address-not-found.ts";
import { findAddress } from "../../customer/queries/addresses.ts";
import { cartOwner } from "../../http/cart-cookies.ts";
import { handle } from "../../http/handle.ts";
import { chosenLines, quoteLines } from "../quote.ts";

export const quoteOrderHandler = handle(quoteOrder, async ({ body, context, customer, cookies }) => {
  const { db } = context;
  if (body.addressId && !(customer && (await findAddress(db, customer.customerId, body.addressId)))) {
    throw addressNotFound();
  }
  const lines = await chosenLines(db, await cartOf(db, cartOwner(customer, cookies)), body.cartItemIds);
  const { useWallet = false } = body;
  return quoteLines(db, context, lines, { customerId: customer?.customerId ?? null, useWallet });
});
