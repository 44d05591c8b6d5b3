import { formatDong } from "@thuot-tha/shared/domain";
import type { Context } from "../context.ts";
import { Conflict, NotFound } from "../errors.ts";
import { writeLetter } from "../mail/write.ts";
import { notify } from "../notification/notify.ts";
import { insertWalletEntry } from "../payment/queries/wallet.ts";
import { lineOfPiece } from "./check-piece.ts";
import { endWaitingChange, waitingChange } from "./end-change.ts";
import { isOut, statusOnceBack } from "./late.ts";
import { undeliveredMessage } from "./messages.ts";
import { orderNotFound } from "./not-found.ts";
import { releaseLine, updateLine, updateOrderSums } from "./queries/changes.ts";
import { lockOrder } from "./queries/orders.ts";
import { setOrderStatus } from "./queries/writes.ts";
import { refundable } from "./refund.ts";

/**
 * Takes a rental that never went out off a delivered order for the back office: frees its days, and refunds its rent and
 * its deposit to the wallet, in full as every cancellation by the shop. Throws NotFound, or a Conflict when the customer
 * does not have the order, or it has nothing else.
 * @param unitId a piece of the rental
 * @returns đồng of the refund
 */
export function refundUndelivered(
  { db, now }: Pick<Context, "db" | "now">,
  orderId: string,
  unitId: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    const whole = await lockOrder(tx, orderId);
    if (!whole) throw orderNotFound();
    const { order, items } = whole;
    const { status, customerId } = order;
    if (status !== "RENTING") {
      throw new Conflict("STEP_NOT_POSSIBLE", `Đơn đang ở trạng thái ${status}, không thể undelivered.`);
    }
    const line = await lineOfPiece(tx, whole, unitId);
    if (!line || !isOut(line)) throw new NotFound("PIECE_NOT_FOUND", `Đơn ${orderId} không thuê món ${unitId}.`);
    if (items.length === 1) throw new Conflict("STEP_NOT_POSSIBLE", `Đơn ${orderId} không có món nào khác.`);
    const refund = line.total + line.deposit;
    if (line.total > refundable(whole)) {
      throw new Conflict("REFUND_TOO_HIGH", `Đơn ${orderId} còn hoàn được ${formatDong(refundable(whole))}.`);
    }
    const at = now();
    if (waitingChange(whole)?.orderItemId === line.id) await endWaitingChange(tx, whole, at);
    await releaseLine(tx, line.id);
    await updateLine(tx, line.id, { undelivered: true });
    const rentalTotal = order.rentalTotal - line.total;
    await updateOrderSums(tx, orderId, {
      rentalTotal,
      depositTotal: order.depositTotal - line.deposit,
      memberSaving: order.memberSaving - line.memberSaving,
      total: order.total - refund,
      walletUsed: Math.max(0, order.walletUsed - refund),
      forfeitedRent: Math.min(order.forfeitedRent, rentalTotal),
    });
    const moved = statusOnceBack(items.filter(({ id }) => id !== line.id));
    if (moved) await setOrderStatus(tx, orderId, moved, at);
    const note = `Hoàn tiền ${line.name} của đơn ${orderId}: cửa hàng không giao được`;
    const entry = { orderId, orderPart: line.id, note };
    await insertWalletEntry(tx, { customerId, amount: refund, kind: "ORDER_REFUND", ...entry, at });
    const { name } = line;
    await notify(tx, { customerId, ...undeliveredMessage(orderId, { name, refund }) }, at);
    await writeLetter(tx, customerId, "piece-undelivered", { orderId, name, refund }, { now: at });
    return refund;
  });
}
