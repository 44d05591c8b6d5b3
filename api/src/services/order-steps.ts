import { isCancellable, nextOrderStatuses } from "@thuot-tha/shared/domain";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import {
  addTaken,
  type OrderStatus,
  releaseUnits,
  setOrderStatus,
  setPaymentStatus,
} from "../db/queries/order-writes.ts";
import { lockOrder, type WholeOrder } from "../db/queries/orders.ts";
import { insertWalletEntry } from "../db/queries/wallet.ts";
import { Conflict, NotFound } from "../errors.ts";
import { cancelTerms } from "./order-view.ts";
import { businessDay } from "./rental-rules.ts";

/** Where a step of the back office leads: `deliver` hands over to the courier, then from the courier to the customer. */
const stepTargets = {
  deliver: ["DELIVERING", "RENTING"],
  return: ["RETURNED"],
  done: ["DONE"],
  cancel: ["CANCEL"],
} as const satisfies Record<string, readonly OrderStatus[]>;

export type OrderStep = keyof typeof stepTargets;
export const isOrderStep = (text: string): text is OrderStep => Object.hasOwn(stepTargets, text);

const hasRental = ({ items }: WholeOrder): boolean => items.some(({ type }) => type === "rental");

/** Cash has come in once the pieces are with the customer. */
async function settleCash(tx: Db, { payments }: WholeOrder, at: Date) {
  const due = payments.find(({ type, status }) => type === "cash" && status === "PENDING");
  if (due) await setPaymentStatus(tx, due.id, "PAID", at);
}

async function returnDeposit(tx: Db, { order }: WholeOrder, at: Date) {
  const { id, customerId, depositTotal } = order;
  if (depositTotal === 0) return;
  await insertWalletEntry(tx, {
    customerId,
    amount: depositTotal,
    kind: "DEPOSIT_RETURN",
    orderId: id,
    note: `Hoàn tiền cọc đơn ${id}`,
    at,
  });
}

/** Cancels a locked order: pieces go back, and what the terms give back goes to the wallet. */
export async function cancelOrder(
  tx: Db,
  context: Pick<Context, "now">,
  whole: WholeOrder,
  note: string | null,
): Promise<void> {
  const { order, items, payments } = whole;
  if (!isCancellable(order.status)) {
    throw new Conflict("ORDER_NOT_CANCELLABLE", "Đơn này đã được giao nên không huỷ được nữa.");
  }
  const at = context.now();
  const { refund } = cancelTerms(whole, businessDay(context));
  await releaseUnits(tx, order.id);
  for (const item of items) await addTaken(tx, item.productId, -item.quantities);
  await setOrderStatus(tx, order.id, "CANCEL", at, note);
  for (const { id, status } of payments) {
    if (status === "PENDING") await setPaymentStatus(tx, id, "FAILED", at);
    if (status === "PAID") await setPaymentStatus(tx, id, "REFUNDED", at);
  }
  if (refund === 0) return;
  const entry = { customerId: order.customerId, amount: refund, kind: "ORDER_REFUND", orderId: order.id } as const;
  await insertWalletEntry(tx, { ...entry, note: `Hoàn tiền huỷ đơn ${order.id}`, at });
}

/**
 * Moves an order along, as the back office would. Throws NotFound, or a Conflict when the step does not fit the status.
 * @returns the new status
 */
export function stepOrder(
  context: Pick<Context, "db" | "now">,
  orderId: string,
  step: OrderStep,
): Promise<OrderStatus> {
  return context.db.transaction(async (tx) => {
    const whole = await lockOrder(tx, orderId);
    if (!whole) throw new NotFound("ORDER_NOT_FOUND", "Không tìm thấy đơn hàng này.");
    const next = nextOrderStatuses(whole.order.status, hasRental(whole));
    const status = stepTargets[step].find((target) => next.includes(target));
    if (!status) {
      throw new Conflict("STEP_NOT_POSSIBLE", `Đơn đang ở trạng thái ${whole.order.status}, không thể ${step}.`);
    }
    if (status === "CANCEL") {
      await cancelOrder(tx, context, whole, "Cửa hàng huỷ đơn");
      return status;
    }
    const at = context.now();
    await setOrderStatus(tx, orderId, status, at);
    if (status === "RENTING" || status === "DONE") await settleCash(tx, whole, at);
    if (status === "DONE") await returnDeposit(tx, whole, at);
    return status;
  });
}
