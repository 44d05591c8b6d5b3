import { quoteOrder } from "@thuot-tha/shared/contracts/operations/order/quote-order";
import { findAddress } from "../../db/queries/addresses.ts";
import { cartOf } from "../../services/cart-owner.ts";
import { chosenLines, quoteLines } from "../../services/quote.ts";
import { addressNotFound } from "../address/not-found.ts";
import { handle } from "../handle.ts";

export const orderQuote = handle(quoteOrder, async ({ body, context, customer, cookies }) => {
  const { db } = context;
  if (body.addressId && !(customer && (await findAddress(db, customer.customerId, body.addressId)))) {
    throw addressNotFound();
  }
  const lines = await chosenLines(db, await cartOf(db, customer, cookies), body.cartItemIds);
  const { useWallet = false } = body;
  return quoteLines(db, context, lines, { customerId: customer?.customerId ?? null, useWallet });
});
