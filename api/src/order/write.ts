import type { Address, Order, PaymentType } from "@thuot-tha/shared/contracts/operations/entities";
import { blockedPeriod, cartTotals, formatDong } from "@thuot-tha/shared/domain";
import { limitLetters } from "../caller/rate-limit.ts";
import type { JudgedLine } from "../cart/stock.ts";
import { businessDay } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { Conflict } from "../errors.ts";
import { writeLetter } from "../mail/write.ts";
import { membershipPricing } from "../membership/pricing.ts";
import { notify } from "../notification/notify.ts";
import { insertWalletEntry, lockWallet } from "../payment/queries/wallet.ts";
import { newOrderId } from "../payment/reference.ts";
import { requirePaymentType } from "../payment/types.ts";
import { requireRoom } from "./limits.ts";
import { priceLine } from "./line-prices.ts";
import { placedMessage } from "./messages.ts";
import { insertAttempt } from "./payment-attempt.ts";
import { insertBooking, insertOrder, insertOrderEvent, insertOrderItems, insertUnitSale } from "./queries/writes.ts";

export interface NewOrder {
  customerId: string;
  cartId: string | null;
  cartItemIds: string[];
  addressId: string;
  paymentType: PaymentType;
  note: string | null;
  /** Pay from the wallet first. */
  useWallet: boolean;
  /** The total in đồng that the shopper agreed to, if it was shown. */
  expectedTotal: number | null;
  /** The remainder in đồng that the shopper agreed to pay beside the wallet, if it was shown. */
  expectedPayable: number | null;
  /** Wear dates of the lines as the shopper saw them; empty if they were not shown. */
  expectedDates: { cartItemId: string; dateFrom: string | null; dateTo: string | null }[];
  idempotencyKey: string;
}

/** Books the units of each line; database constraints prevent double bookings. */
async function holdUnits(tx: Db, { config, now }: Context, lines: readonly JudgedLine[], itemIds: readonly string[]) {
  for (const [index, line] of lines.entries()) {
    const orderItemId = itemIds[index]!;
    const { dateFrom, dateTo } = line;
    for (const unit of line.units) {
      if (dateFrom === null || dateTo === null) {
        await insertUnitSale(tx, { unitId: unit.id, orderItemId, soldAt: now() });
      } else {
        const wear = { dateFrom, dateTo };
        const blocked = blockedPeriod(wear, config.rental.turnaroundDays);
        await insertBooking(tx, { unitId: unit.id, orderItemId, wear, blocked, bookedAt: now() });
      }
    }
  }
}

/** An address as an order stores it. */
export function snapshot({ id: _id, isDefault: _default, ...address }: Address): Order["address"] {
  return address;
}

function refuseOtherPrice(expected: number | null, total: number): void {
  if (expected === null || expected === total) return;
  const message = `Tổng tiền vừa đổi thành ${formatDong(total)}. Bạn xem lại rồi đặt nhé.`;
  throw new Conflict("PRICE_CHANGED", message);
}

/** Refuses a higher remainder than the shopper saw, for example after the wallet was used in another tab. */
function refuseMoreToPay(expected: number | null, payable: number): void {
  if (expected === null || payable <= expected) return;
  const message = `Số dư ví vừa đổi, bạn còn phải trả ${formatDong(payable)}. Bạn xem lại rồi đặt nhé.`;
  throw new Conflict("PRICE_CHANGED", message);
}

/**
 * The wallet's share in đồng. The wallet stays locked, so that a concurrent order waits and sees the remaining balance.
 */
async function takeFromWallet(tx: Db, { customerId, useWallet }: NewOrder, total: number): Promise<number> {
  return useWallet ? Math.min(await lockWallet(tx, customerId), total) : 0;
}

interface Checked {
  address: Address;
  /** Lines whose pieces were judged free. */
  lines: readonly JudgedLine[];
}

/** Writes an order, and books its pieces. @returns its id */
export async function writeOrder(
  tx: Db,
  context: Context,
  requested: NewOrder,
  { address: chosen, lines }: Checked,
): Promise<string> {
  const { customerId, paymentType, note } = requested;
  const now = context.now();
  const productIds = [...new Set(lines.map((line) => line.productId))];
  const membership = await membershipPricing(tx, context, customerId, productIds);
  const { goodsTotal: _goods, ...totals } = cartTotals(lines, membership, context.config.shipping);
  refuseOtherPrice(requested.expectedTotal, totals.total);
  const walletUsed = await takeFromWallet(tx, requested, totals.total);
  const payable = totals.total - walletUsed;
  refuseMoreToPay(requested.expectedPayable, payable);
  requirePaymentType(context.gateways, paymentType, payable);
  // Cash is paid on delivery, so the order is confirmed at once.
  const isConfirmed = paymentType === "cash" || payable === 0;
  const status = isConfirmed ? "CONFIRMED" : "NOT_PAID";
  if (payable > 0) {
    const pieces = lines.reduce((sum, { quantities }) => sum + quantities, 0);
    await requireRoom(tx, context, customerId, isConfirmed ? { cash: 1, pieces } : { unpaid: 1, pieces });
  }
  const holdUntil = isConfirmed ? null : new Date(now.getTime() + context.config.orderHoldMinutes * 60_000);
  const id = newOrderId(businessDay(context));
  const address = snapshot(chosen);
  const payment = { paymentType, walletUsed, holdUntil };
  const order = { id, customerId, status, ...payment, ...totals, address, note, createdAt: now } as const;
  await insertOrder(tx, order);
  const items = lines.map((line) => {
    const { period: _period, boughtFor: _price, ...item } = priceLine(line, membership);
    return { ...item, includedDays: membership && item.memberSaving > 0 ? membership.extendDay : 1 };
  });
  await holdUnits(tx, context, lines, await insertOrderItems(tx, id, items));
  await insertOrderEvent(tx, id, status, now);
  if (walletUsed > 0) {
    const entry = { customerId, amount: -walletUsed, kind: "ORDER_PAYMENT", orderId: id, at: now } as const;
    await insertWalletEntry(tx, { ...entry, note: `Thanh toán đơn ${id}` });
  }
  await insertAttempt(tx, id, { type: paymentType, amount: payable, now, expiresAt: holdUntil });
  await notify(tx, { customerId, ...placedMessage(order, isConfirmed) }, now);
  await limitLetters(tx, context, customerId);
  await writeLetter(tx, customerId, "order-placed", { orderId: id }, { now });
  return id;
}
