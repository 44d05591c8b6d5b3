import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import { changeOrder } from "@thuot-tha/shared/contracts/operations/order/change-order";
import { quoteOrderChange } from "@thuot-tha/shared/contracts/operations/order/quote-order-change";
import { and, eq } from "drizzle-orm";
import { bookings, payments } from "../db/schema/orders.ts";
import { staff } from "./admin.ts";
import type { Browser } from "./browser.ts";
import type { TestShop } from "./shop.ts";
import { addToCart, newCustomer, newOrder, order as placeOrder, proveMailbox } from "./steps.ts";

type RequestedChange = OperationInput<typeof changeOrder>["body"]["change"];
type More = Partial<OperationInput<typeof changeOrder>["body"]>;

/** Marks an order as paid, as a gateway's notification does. */
export const markPaid = (shop: TestShop, orderId: string) =>
  shop.context.db.update(payments).set({ status: "PAID" }).where(eq(payments.orderId, orderId));

/** A customer with a paid rental order of one line. */
export async function paidRental(
  shop: TestShop,
  variantId: string,
  dateFrom: string,
  dateTo = dateFrom,
  quantities = 1,
) {
  const made = await newOrder(shop, { variantId, dateFrom, dateTo, quantities });
  await markPaid(shop, made.order.id);
  return { ...made, lineId: made.order.lines[0]!.id };
}

type Rental = { variantId: string; dateFrom: string; dateTo: string };

/** A customer with an order of these rentals, paid in cash at the hand-over. `lineIds` in the order given. */
export async function mixedRental(shop: TestShop, rentals: readonly Rental[]) {
  const customer = await newCustomer(shop);
  await proveMailbox(shop, customer.userId);
  const cartItemIds = [];
  for (const rental of rentals) cartItemIds.push(await addToCart(customer.browser, rental));
  const { body } = await placeOrder(customer.browser, cartItemIds);
  const lineOf = ({ variantId, dateFrom }: Rental) =>
    body.order.lines.find((line) => line.variantId === variantId && line.dateFrom === dateFrom)!.id;
  return { ...customer, order: body.order, lineIds: rentals.map(lineOf) };
}

/** Takes an order one step further, as staff do. */
export const step = (shop: TestShop, orderId: string, name: string) => staff(shop, `order ${orderId} ${name}`);

/** Delivers the pieces of an order to the customer. */
export async function handOver(shop: TestShop, orderId: string): Promise<void> {
  await step(shop, orderId, "deliver");
  await step(shop, orderId, "arrived");
}

export const quoteChange = (browser: Browser, orderId: string, change: RequestedChange, useWallet = false) =>
  browser.call(quoteOrderChange, { params: { orderId }, body: { change, useWallet } });

/** Requests a change at the amount of its quote. */
export async function change(browser: Browser, orderId: string, requested: RequestedChange, more: More = {}) {
  const { body } = await quoteChange(browser, orderId, requested, more.useWallet);
  return browser.call(changeOrder, {
    params: { orderId },
    body: { change: requested, expectedAmount: body.amount, ...more },
  });
}

/** The live bookings of a line: piece, wear, blocked days. */
export async function bookingsOf(shop: TestShop, lineId: string) {
  const found = await shop.context.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.orderItemId, lineId), eq(bookings.status, "live")))
    .orderBy(bookings.blocked);
  return found.map(({ unitId, wear, blocked }) => [unitId, wear, blocked]);
}

/** The pieces that a line has booked. */
export const piecesOf = async (shop: TestShop, lineId: string) =>
  (await bookingsOf(shop, lineId)).map(([unitId]) => unitId);
