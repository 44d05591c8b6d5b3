import type { Day } from "@thuot-tha/shared/domain";
import type { Context } from "../context.ts";
import { Conflict } from "../errors.ts";
import { writeLetter } from "../mail/write.ts";
import { notify } from "../notification/notify.ts";
import { insertWalletEntry } from "../payment/queries/wallet.ts";
import { endRefundedBuyOut, endWaitingChange, waitingChange } from "./end-change.ts";
import { isOut, statusOnceBack } from "./late.ts";
import { lineOfPiece } from "./line-of-piece.ts";
import { undeliveredMessage } from "./messages.ts";
import { moveOrder } from "./move.ts";
import { orderNotFound } from "./not-found.ts";
import { releaseLine, updateLine, updateOrderSums } from "./queries/changes.ts";
import { lockOrder } from "./queries/orders.ts";
import { refundable } from "./refund.ts";
import { waivedDeposit } from "./view.ts";

interface UndeliveredUnit {
  orderId: string;
  /** A piece of the rental. */
  unitId: string;
  /** The first wear day, where the order rents the piece several times. */
  wear?: Day | undefined;
}

/**
 * Takes a rental that never went out off a delivered order for the back office: frees its days, and refunds its rent
 * and its deposit to the wallet, in full as every cancellation by the shop. Throws NotFound, or a Conflict when the
 * customer does not have the order, or it has nothing else.
 * @returns đồng of the refund
 */
export function refundUndelivered(
  { db, now }: Pick<Context, "db" | "now">,
  { orderId, unitId, wear }: UndeliveredUnit,
): Promise<number> {
  return db.transaction(async (tx) => {
    const whole = await lockOrder(tx, orderId);
    if (!whole) throw orderNotFound();
    const { order, items } = whole;
    const { status, customerId } = order;
    if (status !== "RENTING") {
      throw new Conflict("STEP_NOT_POSSIBLE", `Đơn đang ở trạng thái ${status}, không thể undelivered.`);
    }
    const line = await lineOfPiece(tx, whole, { unitId, wear, fits: isOut });
    if (items.length === 1) throw new Conflict("STEP_NOT_POSSIBLE", `Đơn ${orderId} không có món nào khác.`);
    // Rent that was refunded before is not refunded, nor what the shop bore of rent and deposit.
    const left = refundable(whole);
    const rent = Math.min(line.total, left);
    const refund = rent + Math.max(0, line.deposit - waivedDeposit(order));
    const at = now();
    if (waitingChange(whole)?.orderItemId === line.id) await endWaitingChange(tx, whole, at);
    else await endRefundedBuyOut(tx, whole, left - rent, at);
    await releaseLine(tx, line.id);
    await updateLine(tx, line.id, { undelivered: true });
    const rentalTotal = order.rentalTotal - line.total;
    const depositTotal = order.depositTotal - line.deposit;
    const total = order.total - line.total - line.deposit;
    // The rest of the order, whose price is borne first, keeps what the shop bore beyond this rental.
    const waived = Math.max(Math.min(order.waived, total - depositTotal), order.waived - line.total - line.deposit);
    await updateOrderSums(tx, orderId, {
      rentalTotal,
      depositTotal,
      total,
      waived,
      refunded: Math.min(order.refunded, total - depositTotal),
      memberSaving: order.memberSaving - line.memberSaving,
      // After an earlier refund the order falls by more than what goes back now.
      walletUsed: Math.min(total, Math.max(0, order.walletUsed - refund)),
      forfeitedRent: Math.min(order.forfeitedRent, rentalTotal),
    });
    const others = items.filter(({ id }) => id !== line.id);
    const moved = statusOnceBack(others);
    const note = `Hoàn tiền ${line.name} của đơn ${orderId}: cửa hàng không giao được`;
    const entry = { orderId, orderPart: line.id, note };
    if (refund > 0) await insertWalletEntry(tx, { customerId, amount: refund, kind: "ORDER_REFUND", ...entry, at });
    const { name } = line;
    await notify(tx, { customerId, ...undeliveredMessage(orderId, { name, refund }) }, at);
    await writeLetter(tx, customerId, "piece-undelivered", { orderId, name, refund }, { now: at });
    if (moved) await moveOrder(tx, { order: { ...order, depositTotal, total, waived }, items: others }, moved, at);
    return refund;
  });
}
