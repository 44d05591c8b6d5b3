import { formatDong } from "@thuot-tha/shared/domain";
import { deliveredStatuses } from "@thuot-tha/shared/domain/order";
import type { Context } from "../context.ts";
import { requireReason } from "../customer/reason.ts";
import { isErased } from "../db/lock-customer.ts";
import { Conflict } from "../errors.ts";
import { writeLetter } from "../mail/write.ts";
import { notify } from "../notification/notify.ts";
import { insertWalletEntry } from "../payment/queries/wallet.ts";
import { endRefundedBuyOut } from "./end-change.ts";
import { refundedMessage } from "./messages.ts";
import { orderNotFound } from "./not-found.ts";
import { updateOrderSums } from "./queries/changes.ts";
import { lockOrder, type WholeOrder } from "./queries/orders.ts";

/** đồng of a delivered order that can still be refunded: all that its customer has paid, without the deposit. */
export const refundable = ({ order }: Pick<WholeOrder, "order">): number =>
  Math.max(0, order.total - order.depositTotal - order.waived - order.refunded);

/**
 * Milliseconds within which the same refund counts as a repetition, by another member of staff or after a lost answer.
 */
const repetitionMs = 10 * 60_000;

interface Refund {
  orderId: string;
  /** đồng from 1 on. */
  amount: number;
  /** For the customer to read. */
  why: string;
  /** Meant also if the same sum was refunded for the same reason a moment ago. */
  again: boolean;
}

/**
 * Refunds a part of a delivered order to the wallet for the back office, as for a piece that does not fit, has a fault
 * or was sent back. A waiting purchase of a rental that counts the refunded rent ends. Throws NotFound, BadRequest for
 * an empty or long reason, or a Conflict before the delivery, of an erased customer, for the repetition of a refund,
 * and beyond what the customer has paid for pieces and delivery.
 * @returns đồng that can still be refunded
 */
export function refundOrder(
  { db, now }: Pick<Context, "db" | "now">,
  { orderId, amount, why: typed, again }: Refund,
): Promise<number> {
  const why = requireReason(typed);
  return db.transaction(async (tx) => {
    const whole = await lockOrder(tx, orderId);
    if (!whole) throw orderNotFound();
    const { status, customerId, refunded } = whole.order;
    if (!deliveredStatuses.includes(status)) {
      throw new Conflict("STEP_NOT_POSSIBLE", `Đơn đang ở trạng thái ${status}, không thể refund.`);
    }
    if (await isErased(tx, customerId)) {
      throw new Conflict("CUSTOMER_ERASED", `Khách của đơn ${orderId} đã được xoá, không còn ví để hoàn tiền.`);
    }
    const at = now();
    const note = `Hoàn tiền đơn ${orderId}: ${why}`;
    const isRepeated = whole.walletEntries.some(
      (entry) => entry.amount === amount && entry.note === note && at.getTime() - entry.at.getTime() < repetitionMs,
    );
    if (isRepeated && !again) {
      const message = `Đơn ${orderId} vừa được hoàn ${formatDong(amount)} với cùng lý do. Thêm --again nếu hoàn thêm lần nữa.`;
      throw new Conflict("REFUND_REPEATED", message);
    }
    const left = refundable(whole);
    if (amount > left) throw new Conflict("REFUND_TOO_HIGH", `Đơn ${orderId} còn hoàn được ${formatDong(left)}.`);
    const total = refunded + amount;
    await updateOrderSums(tx, orderId, { refunded: total });
    await endRefundedBuyOut(tx, whole, left - amount, at);
    const entry = { orderId, orderPart: String(total), note };
    await insertWalletEntry(tx, { customerId, amount, kind: "ORDER_REFUND", ...entry, at });
    await notify(tx, { customerId, ...refundedMessage(orderId, { amount, why }) }, at);
    await writeLetter(tx, customerId, "order-refunded", { orderId, amount, why }, { now: at });
    return left - amount;
  });
}
