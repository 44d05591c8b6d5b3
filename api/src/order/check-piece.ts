import { type Day, formatDong } from "@thuot-tha/shared/domain";
import type { Context } from "../context.ts";
import { requireReason } from "../customer/reason.ts";
import { Conflict } from "../errors.ts";
import { writeLetter } from "../mail/write.ts";
import { notify } from "../notification/notify.ts";
import { lineOfPiece } from "./line-of-piece.ts";
import { pieceCheckedMessage } from "./messages.ts";
import { orderNotFound } from "./not-found.ts";
import { lockOrder } from "./queries/orders.ts";
import { writeCheck } from "./queries/writes.ts";
import { isRented, returnedDeposit } from "./view.ts";

interface Finding {
  orderId: string;
  unitId: string;
  /** The first wear day, where the order rents the piece several times. */
  wear?: Day | undefined;
  /** đồng kept of the deposit; 0 for an undamaged piece. */
  kept: number;
  /** For the customer to read; required when something is kept. */
  why: string | null;
}

/**
 * Records the condition of a returned piece for the back office, until the order is done; the last check of a piece
 * counts. The customer is notified of the kept sum, and when it is no longer kept. Throws NotFound, BadRequest for an
 * empty or long reason, or a Conflict before the return and beyond the deposit.
 * @returns đồng of the order's deposit that the customer will get back
 */
export function checkPiece({ db, now }: Pick<Context, "db" | "now">, finding: Finding): Promise<number> {
  const { orderId, unitId, wear, kept } = finding;
  const why = kept > 0 ? requireReason(finding.why) : finding.why?.trim() || null;
  return db.transaction(async (tx) => {
    const whole = await lockOrder(tx, orderId);
    if (!whole) throw orderNotFound();
    const { status, customerId, keptDeposit } = whole.order;
    if (status !== "RETURNED") {
      throw new Conflict("CHECK_NOT_POSSIBLE", `Đơn đang ở trạng thái ${status}, chỉ kiểm tra món khi đơn ở RETURNED.`);
    }
    const line = await lineOfPiece(tx, whole, { unitId, wear, fits: isRented });
    const before = whole.checks.find((check) => check.orderItemId === line.id && check.unitId === unitId)?.kept ?? 0;
    const ofPiece = Math.floor(line.deposit / line.quantities);
    const left = returnedDeposit(whole.order) + before;
    const maxKept = Math.min(ofPiece, left);
    if (kept > maxKept) {
      throw new Conflict("DEPOSIT_TOO_LOW", `Tiền cọc còn giữ được cho món ${unitId} là ${formatDong(maxKept)}.`);
    }
    const at = now();
    const check = { orderId, orderItemId: line.id, unitId, kept, why, at };
    await writeCheck(tx, check, keptDeposit - before + kept);
    if (kept !== before) {
      const found = { name: line.name, kept, why: kept > 0 ? why : null };
      await notify(tx, { customerId, ...pieceCheckedMessage(orderId, found) }, at);
      await writeLetter(tx, customerId, "piece-checked", { orderId, ...found }, { now: at });
    }
    return left - kept;
  });
}
