import { createHash } from "node:crypto";
import type { Address, Order, PaymentType } from "@thuot-tha/shared/contracts/operations";
import { blockedPeriod, cartTotals, formatDong } from "@thuot-tha/shared/domain";
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
  insertUnitSale,
} from "../db/queries/order-writes.ts";
import { findOrder, type WholeOrder } from "../db/queries/orders.ts";
import { lockVariants } from "../db/queries/stock.ts";
import { insertWalletEntry, walletBalance } from "../db/queries/wallet.ts";
import { brokenConstraint } from "../db/violations.ts";
import { Conflict } from "../errors.ts";
import { writeLetter } from "../mail/write.ts";
import { type JudgedLine, judgeLines } from "./cart-stock.ts";
import { priceLine } from "./line-prices.ts";
import { membershipPricing } from "./membership.ts";
import { notify } from "./notify.ts";
import { newOrderId } from "./order-id.ts";
import { placedMessage } from "./order-messages.ts";
import { insertAttempt } from "./order-payment.ts";
import { requirePaymentType } from "./payment-types.ts";
import { chosenLines } from "./quote.ts";
import { businessDay } from "./rental-rules.ts";

export interface NewOrder {
  customerId: string;
  cartId: string | null;
  cartItemIds: string[];
  address: Address;
  paymentType: PaymentType;
  note: string | null;
  /** Pay from the wallet first. */
  useWallet: boolean;
  /** đồng; what the shopper agreed to, where they were asked. */
  expectedTotal: number | null;
  idempotencyKey: string;
}

/** An order, and whether this request made it: an earlier one with the same key may have. */
export interface CreatedOrder {
  whole: WholeOrder;
  isNew: boolean;
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
  }
  await addTaken(tx, lines, 1);
}

function snapshot({ id: _id, isDefault: _default, ...address }: Address): Order["address"] {
  return address;
}

function refuseOtherPrice(expected: number | null, total: number): void {
  if (expected === null || expected === total) return;
  const message = `Tổng tiền vừa đổi thành ${formatDong(total)}. Bạn xem lại rồi đặt nhé.`;
  throw new Conflict("PRICE_CHANGED", message);
}

/** đồng that the wallet pays. The wallet stays locked: a second order waits, and finds what is left. */
async function takeFromWallet(tx: Db, { customerId, useWallet }: NewOrder, total: number): Promise<number> {
  return useWallet ? Math.min(await walletBalance(tx, customerId, true), total) : 0;
}

async function write(tx: Db, context: Context, wanted: NewOrder, lines: readonly JudgedLine[]): Promise<string> {
  const { customerId, paymentType, note } = wanted;
  const now = context.now();
  const productIds = [...new Set(lines.map((line) => line.productId))];
  const membership = await membershipPricing(tx, context, customerId, productIds);
  const { goodsTotal: _goods, ...totals } = cartTotals(lines, membership, context.config.shipping);
  refuseOtherPrice(wanted.expectedTotal, totals.total);
  const walletUsed = await takeFromWallet(tx, wanted, totals.total);
  const payable = totals.total - walletUsed;
  requirePaymentType(context.gateways, paymentType, payable);
  // Cash is paid at the door, so there is nothing to wait for.
  const isConfirmed = paymentType === "cash" || payable === 0;
  const status = isConfirmed ? "CONFIRMED" : "NOT_PAID";
  const holdUntil = isConfirmed ? null : new Date(now.getTime() + context.config.orderHoldMinutes * 60_000);
  const id = newOrderId(businessDay(context));
  const address = snapshot(wanted.address);
  const payment = { paymentType, walletUsed, holdUntil };
  const order = { id, customerId, status, ...payment, ...totals, address, note, createdAt: now } as const;
  await insertOrder(tx, order);
  const items = lines.map((line) => {
    const { period: _period, ...item } = priceLine(line, membership);
    return item;
  });
  await holdUnits(tx, context, lines, await insertOrderItems(tx, id, items));
  await insertOrderEvent(tx, id, status, now);
  if (walletUsed > 0) {
    const entry = { customerId, amount: -walletUsed, kind: "ORDER_PAYMENT", orderId: id, at: now } as const;
    await insertWalletEntry(tx, { ...entry, note: `Thanh toán đơn ${id}` });
  }
  await insertAttempt(tx, id, { type: paymentType, amount: payable, now, expiresAt: holdUntil });
  await notify(tx, { customerId, ...placedMessage(order, isConfirmed) }, now);
  await writeLetter(tx, customerId, "order-placed", { orderId: id }, { now });
  return id;
}

/** The same purchase, said the same way: a key must not be used for another one. */
const hashOf = ({ cartItemIds, address, paymentType, note, useWallet }: NewOrder): string =>
  createHash("sha256")
    .update(JSON.stringify([[...cartItemIds].sort(), address.id, paymentType, note, useWallet]))
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
async function place(tx: Db, context: Context, wanted: NewOrder): Promise<CreatedOrder> {
  const earlier = await earlierOrder(tx, wanted, context.now());
  if (earlier) return { whole: earlier, isNew: false };
  const { customerId, cartId } = wanted;
  const lines = await chosenLines(tx, cartId, wanted.cartItemIds, true);
  await lockVariants(tx, [...new Set(lines.map((line) => line.variantId))]);
  const judged = await judgeLines(tx, context, lines);
  refuseMissing(judged);
  const orderId = await write(tx, context, wanted, judged);
  if (cartId !== null) await deleteCartItems(tx, cartId, wanted.cartItemIds);
  await rememberOrder(tx, customerId, wanted.idempotencyKey, orderId);
  const whole = await findOrder(tx, customerId, orderId);
  if (!whole) throw new Error("An order that was just written is not there");
  return { whole, isNew: true };
}

/**
 * The order for a purchase, or the one an earlier request with the same key made. Throws a Conflict (DATE_TAKEN,
 * OUT_OF_STOCK, CART_CHANGED, PRICE_CHANGED, PAYMENT_UNAVAILABLE, IDEMPOTENCY_KEY_REUSED), and then the cart is as it was.
 */
export async function createOrder(context: Context, wanted: NewOrder): Promise<CreatedOrder> {
  try {
    return await context.db.transaction((tx) => place(tx, context, wanted));
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === "bookings_never_overlap") throw taken.rental("Món bạn chọn");
    if (constraint === "unit_sales_pkey") throw taken.sale("Món bạn chọn");
    throw error;
  }
}
