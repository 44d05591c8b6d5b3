import { createHash } from "node:crypto";
import type { Address, Order, PaymentType } from "@thuot-tha/shared/contracts/operations";
import { blockedPeriod, cartTotals } from "@thuot-tha/shared/domain";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { deleteCartItems } from "../db/queries/carts.ts";
import { rememberOrder, takeKey } from "../db/queries/idempotency.ts";
import {
  addTaken,
  insertBooking,
  insertOrder,
  insertOrderEvent,
  insertOrderItems,
  insertPayment,
  insertUnitSale,
} from "../db/queries/order-writes.ts";
import { findOrder, type WholeOrder } from "../db/queries/orders.ts";
import { lockVariants } from "../db/queries/stock.ts";
import { brokenConstraint } from "../db/violations.ts";
import { Conflict } from "../errors.ts";
import { type JudgedLine, judgeLines } from "./cart-stock.ts";
import { priceLine } from "./line-prices.ts";
import { membershipPricing } from "./membership.ts";
import { newOrderId } from "./order-id.ts";
import { chosenLines } from "./quote.ts";
import { businessDay } from "./rental-rules.ts";

export interface NewOrder {
  customerId: string;
  cartId: string | null;
  cartItemIds: string[];
  address: Address;
  paymentType: PaymentType;
  note: string | null;
  idempotencyKey: string;
}

const taken = {
  rental: (name: string) => new Conflict("DATE_TAKEN", `${name}: vừa có người thuê trong những ngày bạn chọn.`),
  sale: (name: string) => new Conflict("OUT_OF_STOCK", `${name}: vừa hết hàng.`),
};

function refuseMissing(lines: readonly JudgedLine[]): void {
  const line = lines.find(({ unavailableReason }) => unavailableReason !== null);
  if (!line) return;
  if (line.isTaken) throw taken[line.type](line.name);
  throw new Conflict("CART_CHANGED", `${line.name}: ${line.unavailableReason}`);
}

/** The units of each line, held by constraints: whatever the code believes, no piece is given away twice. */
async function holdUnits(tx: Db, { config }: Context, lines: readonly JudgedLine[], itemIds: readonly string[]) {
  for (const [index, line] of lines.entries()) {
    const orderItemId = itemIds[index]!;
    const { dateFrom, dateTo } = line;
    for (const unit of line.units) {
      if (dateFrom === null || dateTo === null) {
        await insertUnitSale(tx, unit.id, orderItemId);
      } else {
        const wear = { dateFrom, dateTo };
        const blocked = blockedPeriod(wear, config.rental.turnaroundDays);
        await insertBooking(tx, { unitId: unit.id, orderItemId, wear, blocked });
      }
    }
    await addTaken(tx, line.productId, line.quantities);
  }
}

function snapshot({ id: _id, isDefault: _default, ...address }: Address): Order["address"] {
  return address;
}

async function write(tx: Db, context: Context, wanted: NewOrder, lines: readonly JudgedLine[]): Promise<string> {
  const { customerId, paymentType, note } = wanted;
  const now = context.now();
  const productIds = [...new Set(lines.map((line) => line.productId))];
  const membership = await membershipPricing(tx, context, customerId, productIds);
  const { goodsTotal: _goods, ...totals } = cartTotals(lines, membership, context.config.shipping);
  const id = newOrderId(businessDay(context));
  // Cash is paid at the door, so there is nothing to wait for.
  const status = "CONFIRMED";
  const address = snapshot(wanted.address);
  await insertOrder(tx, { id, customerId, status, paymentType, ...totals, address, note, createdAt: now });
  const items = lines.map((line) => {
    const { period: _period, ...item } = priceLine(line, membership);
    return item;
  });
  await holdUnits(tx, context, lines, await insertOrderItems(tx, id, items));
  await insertOrderEvent(tx, id, status, now);
  await insertPayment(tx, { orderId: id, type: paymentType, status: "PENDING", amount: totals.total, createdAt: now });
  return id;
}

/** The same purchase, said the same way: a key must not be used for another one. */
const hashOf = ({ cartItemIds, address, paymentType, note }: NewOrder): string =>
  createHash("sha256")
    .update(JSON.stringify([[...cartItemIds].sort(), address.id, paymentType, note]))
    .digest("base64url");

async function earlierOrder(tx: Db, wanted: NewOrder, now: Date): Promise<WholeOrder | null> {
  const requestHash = hashOf(wanted);
  const used = await takeKey(tx, wanted.customerId, wanted.idempotencyKey, requestHash, now);
  if (!used) return null;
  if (used.requestHash !== requestHash) {
    throw new Conflict("IDEMPOTENCY_KEY_REUSED", "Mã yêu cầu này đã dùng cho một đơn khác.");
  }
  return used.orderId === null ? null : findOrder(tx, wanted.customerId, used.orderId);
}

/** Orders in one transaction: everything is reserved, written and taken out of the cart, or nothing is. */
async function place(tx: Db, context: Context, wanted: NewOrder): Promise<WholeOrder> {
  const earlier = await earlierOrder(tx, wanted, context.now());
  if (earlier) return earlier;
  const { customerId, cartId } = wanted;
  const lines = await chosenLines(tx, cartId, wanted.cartItemIds, true);
  await lockVariants(tx, [...new Set(lines.map((line) => line.variantId))]);
  const judged = await judgeLines(tx, context, lines);
  refuseMissing(judged);
  const orderId = await write(tx, context, wanted, judged);
  if (cartId !== null) await deleteCartItems(tx, cartId, wanted.cartItemIds);
  await rememberOrder(tx, customerId, wanted.idempotencyKey, orderId);
  const order = await findOrder(tx, customerId, orderId);
  if (!order) throw new Error("An order that was just written is not there");
  return order;
}

/**
 * The order for a purchase, or the one an earlier request with the same key made. Throws a Conflict (DATE_TAKEN,
 * OUT_OF_STOCK, CART_CHANGED, IDEMPOTENCY_KEY_REUSED), and then the cart is as it was.
 */
export async function createOrder(context: Context, wanted: NewOrder): Promise<WholeOrder> {
  try {
    return await context.db.transaction((tx) => place(tx, context, wanted));
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === "bookings_never_overlap") throw taken.rental("Món bạn chọn");
    if (constraint === "unit_sales_pkey") throw taken.sale("Món bạn chọn");
    throw error;
  }
}
