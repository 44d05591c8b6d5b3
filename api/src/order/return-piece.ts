import { type Day, formatDay } from "@thuot-tha/shared/domain";
import type { Context } from "../context.ts";
import { Conflict, NotFound } from "../errors.ts";
import { writeLetter } from "../mail/write.ts";
import { notify } from "../notification/notify.ts";
import { lineOfPiece } from "./check-piece.ts";
import { endWaitingChange, waitingChange } from "./end-change.ts";
import { recordReturn, statusOnceBack } from "./late.ts";
import { pieceReturnedMessage } from "./messages.ts";
import { orderNotFound } from "./not-found.ts";
import { lockOrder } from "./queries/orders.ts";
import type { OrderStatus } from "./queries/writes.ts";
import { moveOrder } from "./steps.ts";

interface ReturnedUnit {
  orderId: string;
  /** A piece of the rental. */
  unitId: string;
  /** When it came back, if not today. */
  day?: Day | undefined;
}

/**
 * Records for the back office that one rental of a delivered order came back, with all its pieces; the order is back with
 * its last one. Throws NotFound, or a Conflict when the customer does not have it, or the day does not fit.
 * @returns the order's status after it
 */
export function returnPiece(
  context: Pick<Context, "db" | "config" | "now">,
  { orderId, unitId, day }: ReturnedUnit,
): Promise<OrderStatus> {
  return context.db.transaction(async (tx) => {
    const whole = await lockOrder(tx, orderId);
    if (!whole) throw orderNotFound();
    const { status, customerId } = whole.order;
    if (status !== "RENTING") {
      throw new Conflict("STEP_NOT_POSSIBLE", `Đơn đang ở trạng thái ${status}, không thể return.`);
    }
    const line = await lineOfPiece(tx, whole, unitId);
    if (!line) throw new NotFound("PIECE_NOT_FOUND", `Đơn ${orderId} không thuê món ${unitId}.`);
    const { name, returnedOn } = line;
    if (returnedOn !== null) throw new Conflict("STEP_NOT_POSSIBLE", `${name} đã về ngày ${formatDay(returnedOn)}.`);
    const at = context.now();
    if (waitingChange(whole)?.orderItemId === line.id) await endWaitingChange(tx, whole, at);
    const { whole: after, days: lateDays, fee: lateFee } = await recordReturn(tx, context, whole, { line, day });
    const moved = statusOnceBack(after.items);
    if (moved) {
      await moveOrder(tx, after, moved, at);
      return moved;
    }
    const piece = { name, lateDays, lateFee };
    await notify(tx, { customerId, ...pieceReturnedMessage(orderId, piece) }, at);
    await writeLetter(tx, customerId, "piece-returned", { orderId, ...piece }, { now: at });
    return status;
  });
}
