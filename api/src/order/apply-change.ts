import { blockedPeriod } from "@thuot-tha/shared/domain";
import { businessDay } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { writeLetter } from "../mail/write.ts";
import { notify } from "../notification/notify.ts";
import { failPending, setPaymentStatus } from "../payment/queries/payments.ts";
import { insertWalletEntry } from "../payment/queries/wallet.ts";
import { changedMessage } from "./change-messages.ts";
import type { OrderItem } from "./change-plan.ts";
import { statusOnceBack } from "./late.ts";
import { moveOrder } from "./move.ts";
import { insertAttempt } from "./payment-attempt.ts";
import {
  addWaived,
  type ChangeRow,
  deleteHolds,
  endChange,
  releaseLine,
  retireUnits,
  setPaymentAmount,
  updateLine,
  updateOrderSums,
} from "./queries/changes.ts";
import type { WholeOrder } from "./queries/orders.ts";
import { insertBooking, setOrderStatus } from "./queries/writes.ts";
import { cancelTerms, isPaid, waivedDeposit } from "./view.ts";

/** Books the pieces for the new dates in place of the old booking. */
async function rebook(tx: Db, change: ChangeRow, at: Date): Promise<void> {
  const { dateFrom, dateTo, orderItemId, unitIds, turnaroundDays } = change;
  if (dateFrom === null || dateTo === null) return;
  const wear = { dateFrom, dateTo };
  const blocked = blockedPeriod(wear, turnaroundDays);
  await releaseLine(tx, orderItemId);
  for (const unitId of unitIds) await insertBooking(tx, { unitId, orderItemId, wear, blocked, bookedAt: at });
}

/**
 * The line after the change. The deposit of kept pieces becomes part of their price.
 * @param borne đồng of the deposit that the shop bore, which are no part of the price
 */
function lineAfter(line: OrderItem, { kind, amount, dateFrom, dateTo, memberSaving }: ChangeRow, borne: number) {
  return kind === "BUY"
    ? { boughtFor: amount + line.deposit - borne, deposit: 0 }
    : { dateFrom, dateTo, total: line.total + amount, memberSaving };
}

/** The order's sums after the change, without what the wallet has paid. @param borne as in `lineAfter` */
function sumsAfter({ order }: WholeOrder, line: OrderItem, { kind, amount, memberSaving }: ChangeRow, borne: number) {
  return kind === "BUY"
    ? {
        total: order.total + amount - borne,
        saleTotal: order.saleTotal + amount + line.deposit - borne,
        depositTotal: order.depositTotal - line.deposit,
      }
    : {
        total: order.total + amount,
        rentalTotal: order.rentalTotal + amount,
        memberSaving: order.memberSaving + memberSaving - line.memberSaving,
      };
}

/** Adapts the open payments of an unpaid order to its new total. @param payable what the wallet leaves to pay */
async function repricePayments(tx: Db, { order, payments }: WholeOrder, payable: number, at: Date): Promise<void> {
  const { id: orderId, status, paymentType, holdUntil } = order;
  if (payable === 0) {
    await failPending(tx, orderId);
    await insertAttempt(tx, orderId, { type: paymentType, amount: 0, now: at, expiresAt: holdUntil });
    if (status === "NOT_PAID") await setOrderStatus(tx, orderId, "CONFIRMED", at, "Ví đã trả đủ");
    return;
  }
  for (const { id, type, status } of payments) {
    // A transfer can come at any time, also when another type of payment was chosen after it.
    const isTransfer = type === "bank_transfer" && status === "FAILED";
    if (status !== "PENDING" && !isTransfer) continue;
    // A gateway has opened its page for the old amount, so another attempt is needed.
    if (type === "cash" || type === "bank_transfer") await setPaymentAmount(tx, id, payable);
    else await setPaymentStatus(tx, id, "FAILED", at);
  }
}

/**
 * Makes a change whose days are held and whose price is paid: books the new dates or takes the kept pieces out of the
 * rental stock, and updates the line and the order.
 * @param forfeited đồng of the rent for days given up that the cancellation terms leave with the shop
 */
export async function applyChange(
  tx: Db,
  context: Pick<Context, "now">,
  whole: WholeOrder,
  change: ChangeRow,
  forfeited = 0,
): Promise<void> {
  const { order, items } = whole;
  const { id: orderId, customerId } = order;
  const at = context.now();
  const line = items.find(({ id }) => id === change.orderItemId);
  if (!line) throw new Error("A change is of a line of its order");
  const wasPaid = isPaid(whole);
  if (change.kind === "BUY") {
    // The hold without end stays: the database refuses to sell the pieces once more.
    await retireUnits(tx, change.unitIds, at);
  } else {
    await deleteHolds(tx, change.id);
    await rebook(tx, change, at);
  }
  const borne = change.kind === "BUY" ? waivedDeposit(order) : 0;
  await updateLine(tx, line.id, lineAfter(line, change, borne));
  const sums = sumsAfter(whole, line, change, borne);
  const net = order.walletUsed + change.walletUsed + Math.min(change.amount, 0);
  const walletUsed = wasPaid ? Math.max(0, net) : Math.min(order.walletUsed, sums.total);
  const movesDates = change.kind === "DATES" && wasPaid;
  const refundPercent = movesDates ? cancelTerms(whole, businessDay(context)).percent : order.refundPercent;
  const forfeitedRent = order.forfeitedRent + forfeited;
  await updateOrderSums(tx, orderId, { ...sums, walletUsed, refundPercent, forfeitedRent });
  if (borne > 0) await addWaived(tx, orderId, -borne);
  await endChange(tx, change.id, "DONE");
  const rest = items.filter(({ id }) => id !== line.id);
  const moved = change.kind === "BUY" ? statusOnceBack(rest) : null;
  const note = "Khách mua lại món đã thuê";
  if (moved === "DONE") await setOrderStatus(tx, orderId, moved, at, note);
  else if (moved) await moveOrder(tx, { order, items: rest }, moved, at, { note });
  if (!wasPaid) await repricePayments(tx, whole, sums.total - walletUsed, at);
  const refund = wasPaid ? Math.max(0, -change.amount) : order.walletUsed - walletUsed;
  if (refund > 0) {
    const entry = { orderId, orderPart: change.id, note: `Đổi đơn ${orderId}: hoàn phần chênh lệch` };
    await insertWalletEntry(tx, { customerId, amount: refund, kind: "ADJUSTMENT", ...entry, at });
  }
  await notify(tx, { customerId, ...changedMessage(order, line, change, refund) }, at);
  await writeLetter(tx, customerId, "order-changed", { orderId, changeId: change.id }, { now: at });
}
