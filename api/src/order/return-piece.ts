import type { Day } from "@thuot-tha/shared/domain";
import type { Context } from "../context.ts";
import { Conflict } from "../errors.ts";
import { writeLetter } from "../mail/write.ts";
import { notify } from "../notification/notify.ts";
import { endWaitingChange, waitingChange } from "./end-change.ts";
import { isOut, recordReturn, statusOnceBack } from "./late.ts";
import { lineOfPiece } from "./line-of-piece.ts";
import { pieceReturnedMessage } from "./messages.ts";
import { moveOrder } from "./move.ts";
import { orderNotFound } from "./not-found.ts";
import { lockOrder } from "./queries/orders.ts";
import type { OrderStatus } from "./queries/writes.ts";

interface ReturnedUnit {
  orderId: string;
  /** A piece of the rental. */
  unitId: string;
  /** The first wear day, where the order rents the piece several times. */
  wear?: Day | undefined;
  /** When it came back, if not today. */
  day?: Day | undefined;
}

/**
 * Records for the back office that one rental of a delivered order came back, with all its pieces; the order is back
 * with its last one. Throws NotFound, or a Conflict when the customer does not have it, or the day does not fit.
 * @returns the order's status after it
 */
export function returnPiece(
  context: Pick<Context, "db" | "config" | "now">,
  { orderId, unitId, wear, day }: ReturnedUnit,
): Promise<OrderStatus> {
  return context.db.transaction(async (tx) => {
    const whole = await lockOrder(tx, orderId);
    if (!whole) throw orderNotFound();
    const { status, customerId } = whole.order;
    if (status !== "RENTING") {
      throw new Conflict("STEP_NOT_POSSIBLE", `Đơn đang ở trạng thái ${status}, không thể return.`);
    }
    const line = await lineOfPiece(tx, whole, { unitId, wear, fits: isOut });
    const at = context.now();
    if (waitingChange(whole)?.orderItemId === line.id) await endWaitingChange(tx, whole, at);
    const { whole: after, late } = await recordReturn(tx, context, whole, { line, day });
    const moved = statusOnceBack(after.items);
    if (moved) {
      await moveOrder(tx, after, moved, at, { late });
      return moved;
    }
    const piece = { name: line.name, ...late };
    await notify(tx, { customerId, ...pieceReturnedMessage(orderId, piece) }, at);
    await writeLetter(tx, customerId, "piece-returned", { orderId, ...piece }, { now: at });
    return status;
  });
}
