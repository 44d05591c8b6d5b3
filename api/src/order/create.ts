import { deleteCartItems, touchCart } from "../cart/queries/carts.ts";
import { type JudgedLine, judgeLines } from "../cart/stock.ts";
import { lockVariants } from "../catalogue/queries/stock.ts";
import type { Context } from "../context.ts";
import { addressNotFound } from "../customer/address-not-found.ts";
import { findAddress } from "../customer/queries/addresses.ts";
import type { Db } from "../db/client.ts";
import { lockSignedIn } from "../db/lock-customer.ts";
import { refuseViolation } from "../db/violations.ts";
import { Conflict } from "../errors.ts";
import { rememberOrder, takeKey } from "../payment/queries/idempotency.ts";
import { hashRequest } from "../secrets.ts";
import { findOrder, type WholeOrder } from "./queries/orders.ts";
import { chosenLines } from "./quote.ts";
import { type NewOrder, writeOrder } from "./write.ts";

/** An order, and whether this request created it rather than an earlier one with the same key. */
export interface CreatedOrder {
  whole: WholeOrder;
  isNew: boolean;
}

const refusals = {
  rental: (name: string) => new Conflict("DATE_TAKEN", `${name}: vừa có người thuê trong những ngày bạn chọn.`),
  sale: (name: string) => new Conflict("OUT_OF_STOCK", `${name}: vừa hết hàng.`),
};

function refuseMissing(lines: readonly JudgedLine[]): void {
  const line = lines.find(({ unavailableReason }) => unavailableReason !== null);
  if (!line) return;
  if (line.isTaken) throw refusals[line.type](line.name);
  throw new Conflict("CART_CHANGED", `${line.name}: ${line.unavailableReason}`);
}

function refuseOtherDates(lines: readonly JudgedLine[], { expectedDates }: NewOrder): void {
  for (const { cartItemId, dateFrom, dateTo } of expectedDates) {
    const line = lines.find(({ id }) => id === cartItemId);
    if (!line || (line.dateFrom === dateFrom && line.dateTo === dateTo)) continue;
    throw new Conflict("CART_CHANGED", `${line.name}: ngày mặc vừa đổi. Bạn xem lại rồi đặt nhé.`);
  }
}

const hashOf = ({ cartItemIds, addressId, paymentType, note, useWallet }: NewOrder): string =>
  hashRequest([...cartItemIds].sort(), addressId, paymentType, note, useWallet);

async function earlierOrder(tx: Db, requested: NewOrder, now: Date): Promise<WholeOrder | null> {
  const requestHash = hashOf(requested);
  const used = await takeKey(tx, requested.customerId, requested.idempotencyKey, requestHash, now);
  if (!used) return null;
  if (used.requestHash !== requestHash) {
    throw new Conflict("IDEMPOTENCY_KEY_REUSED", "Mã yêu cầu này đã dùng cho một đơn khác.");
  }
  return used.orderId === null ? null : findOrder(tx, requested.customerId, used.orderId);
}

/**
 * Creates an order in one transaction: reserves pieces, writes the order and removes the cart lines, or does nothing.
 */
async function place(tx: Db, context: Context, requested: NewOrder): Promise<CreatedOrder> {
  const { customerId, cartId } = requested;
  // Joining a membership takes this lock first too, which avoids deadlocks.
  await lockSignedIn(tx, customerId);
  const earlier = await earlierOrder(tx, requested, context.now());
  if (earlier) return { whole: earlier, isNew: false };
  const address = await findAddress(tx, customerId, requested.addressId);
  if (!address) throw addressNotFound();
  if (cartId !== null) await touchCart(tx, cartId, context.now());
  const lines = await chosenLines(tx, cartId, requested.cartItemIds);
  await lockVariants(tx, [...new Set(lines.map((line) => line.variantId))]);
  const judged = await judgeLines(tx, context, lines);
  refuseOtherDates(judged, requested);
  refuseMissing(judged);
  const orderId = await writeOrder(tx, context, requested, { address, lines: judged });
  if (cartId !== null) await deleteCartItems(tx, cartId, requested.cartItemIds);
  await rememberOrder(tx, customerId, requested.idempotencyKey, orderId);
  const whole = await findOrder(tx, customerId, orderId);
  if (!whole) throw new Error("An order that was just written is not there");
  return { whole, isNew: true };
}

/**
 * Creates an order, or returns the one of an earlier request with the same key, even if its address or its cart lines
 * are gone. Throws NotFound for an unknown address, TooManyRequests beyond the limit of letters, or a Conflict
 * (DATE_TAKEN, OUT_OF_STOCK, CART_CHANGED, PRICE_CHANGED, PAYMENT_UNAVAILABLE, EMAIL_UNPROVEN, OPEN_ORDERS_LIMIT,
 * IDEMPOTENCY_KEY_REUSED), which leaves the cart unchanged.
 */
export async function createOrder(context: Context, requested: NewOrder): Promise<CreatedOrder> {
  try {
    return await context.db.transaction((tx) => place(tx, context, requested));
  } catch (error) {
    return refuseViolation(error, {
      bookings_never_overlap: () => refusals.rental("Món bạn chọn"),
      unit_sales_pkey: () => refusals.sale("Món bạn chọn"),
    });
  }
}
