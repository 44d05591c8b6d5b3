import { type Day, formatDong } from "@thuot-tha/shared/domain";
import { nextOrderStatuses } from "@thuot-tha/shared/domain/order";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { Conflict } from "../errors.ts";
import { announce } from "../notification/notify.ts";
import { setPaymentStatus } from "../payment/queries/payments.ts";
import { insertWalletEntry } from "../payment/queries/wallet.ts";
import { cancelOrder } from "./cancel.ts";
import { endImpossibleChange } from "./end-change.ts";
import { recordReturn } from "./late.ts";
import { moveOrder } from "./move.ts";
import { orderNotFound } from "./not-found.ts";
import { lockOrder, type WholeOrder } from "./queries/orders.ts";
import type { OrderStatus } from "./queries/writes.ts";
import { returnedDeposit, waivedDeposit } from "./view.ts";

const orderSteps = ["deliver", "arrived", "return", "done", "cancel"] as const;
export type OrderStep = (typeof orderSteps)[number];
export const isOrderStep = (text: string): text is OrderStep => orderSteps.some((step) => step === text);

/**
 * The step that moves an order on from each status, and when staff type it (Vietnamese). Each step belongs to one
 * status, so a step that is typed twice is refused.
 */
const dueSteps: Partial<Record<OrderStatus, { step: OrderStep; when: string }>> = {
  CONFIRMED: { step: "deliver", when: "người giao đã nhận đơn" },
  DELIVERING: { step: "arrived", when: "khách đã nhận đơn" },
  RENTING: { step: "return", when: "món đã về" },
  RETURNED: { step: "done", when: "đã kiểm tra xong" },
};

const hasRental = ({ items }: WholeOrder): boolean => items.some(({ type }) => type === "rental");

/** Marks cash as paid once the pieces are delivered. */
async function settleCash(tx: Db, { order, payments }: WholeOrder, at: Date) {
  const due = payments.find(({ type, status }) => type === "cash" && status === "PENDING");
  if (!due) return;
  await setPaymentStatus(tx, due.id, "PAID", at);
  await announce(tx, order.customerId, "payment", { paymentId: due.id, orderId: order.id, status: "PAID" });
}

async function returnDeposit(tx: Db, { order }: WholeOrder, at: Date) {
  const { id, customerId, lateFee, keptDeposit } = order;
  const amount = returnedDeposit(order);
  if (amount === 0) return;
  const borne = waivedDeposit(order);
  const waived = borne > 0 ? `, đã trừ phần cửa hàng bù ${formatDong(borne)}` : "";
  const late = lateFee > 0 ? `, đã trừ phí trả muộn ${formatDong(lateFee)}` : "";
  const kept = keptDeposit > 0 ? `, đã trừ ${formatDong(keptDeposit)} sau khi kiểm tra món` : "";
  const note = `Hoàn tiền cọc đơn ${id}${waived}${late}${kept}`;
  await insertWalletEntry(tx, { customerId, amount, kind: "DEPOSIT_RETURN", orderId: id, note, at });
}

/**
 * Moves an order to its next status for the back office: `deliver` to the courier, `arrived` to the customer. Throws
 * NotFound, or a Conflict when the step does not fit the status.
 * @param day with `return`: when all pieces that were out came back, if not today
 * @returns the new status
 */
export function stepOrder(
  context: Pick<Context, "db" | "config" | "now">,
  orderId: string,
  step: OrderStep,
  day?: Day,
): Promise<OrderStatus> {
  return context.db.transaction(async (tx) => {
    const whole = await lockOrder(tx, orderId);
    if (!whole) throw orderNotFound();
    const due = dueSteps[whole.order.status];
    const next = nextOrderStatuses(whole.order.status, hasRental(whole));
    const status = step === "cancel" ? next.find((target) => target === "CANCEL") : due?.step === step && next[0];
    if (!status) {
      const hint = due ? ` Dùng ${due.step} khi ${due.when}.` : "";
      throw new Conflict("STEP_NOT_POSSIBLE", `Đơn đang ở trạng thái ${whole.order.status}, không thể ${step}.${hint}`);
    }
    if (status === "CANCEL") {
      await cancelOrder(tx, context, whole, "shop");
      return status;
    }
    const at = context.now();
    await endImpossibleChange(tx, whole, status, at);
    const returned = status === "RETURNED" ? await recordReturn(tx, context, whole, { day }) : null;
    await moveOrder(tx, returned?.whole ?? whole, status, at, { late: returned?.late });
    if (status === "RENTING" || status === "DONE") await settleCash(tx, whole, at);
    if (status === "DONE") await returnDeposit(tx, whole, at);
    return status;
  });
}
