import type { PaymentType } from "@thuot-tha/shared/contracts/operations/entities";
import type { orderChange } from "@thuot-tha/shared/contracts/operations/inputs";
import { changeRefund, isChangePossible, isDelivered } from "@thuot-tha/shared/domain/order";
import type { z } from "zod";
import { businessDay } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { NotFound } from "../errors.ts";
import { planBuyOut } from "./buy-out.ts";
import { planDates } from "./change-dates.ts";
import { type ChangePlan, type OrderItem, type Planned, type RentalLine, refused } from "./change-plan.ts";
import { planExtension } from "./extend.ts";
import type { WholeOrder } from "./queries/orders.ts";
import { cancelTerms, isPaid, waivedDeposit } from "./view.ts";

export type ChangeInput = z.output<typeof orderChange>;

export interface RequestedChange {
  customerId: string;
  orderId: string;
  change: ChangeInput;
  paymentType: Exclude<PaymentType, "cash"> | null;
  useWallet: boolean;
  expectedAmount: number;
}

const isRental = (item: OrderItem): item is RentalLine => item.dateFrom !== null && item.dateTo !== null;

/** Throws NotFound for an unknown line. */
export function lineOf({ items }: WholeOrder, lineId: string): OrderItem {
  const line = items.find(({ id }) => id === lineId);
  if (!line) throw new NotFound("LINE_NOT_FOUND", "Không tìm thấy món này trong đơn.");
  return line;
}

const tooLate: Record<ChangeInput["kind"], string> = {
  EXTEND: "Đơn này không gia hạn được nữa.",
  DATES: "Đơn đã giao nên không đổi ngày được nữa.",
  BUY: "Bạn mua lại được khi món đang ở chỗ bạn.",
};

/**
 * Plans other days of a rental. What the shop bore of an order counts towards the rent first, so a higher rent would
 * leave less of it in the deposit, and the customer would get back what they pay for the days.
 */
async function planRental(
  db: Db,
  context: Pick<Context, "now" | "config">,
  { order }: WholeOrder,
  line: RentalLine,
  input: Exclude<ChangeInput, { kind: "BUY" }>,
): Promise<Planned> {
  const planned =
    input.kind === "EXTEND"
      ? await planExtension(db, context, line, input.dateTo)
      : await planDates(db, context, line, input);
  const costsMore = "plan" in planned && planned.plan.difference > 0;
  const borne = "Cửa hàng đã bù tiền cọc của đơn này. Bạn gọi cửa hàng để thuê thêm ngày nhé.";
  return costsMore && waivedDeposit(order) > 0 ? refused("CHANGE_NOT_POSSIBLE", borne) : planned;
}

/** Plans a change of an order's line, or returns why it is impossible. */
export async function planChange(
  db: Db,
  context: Pick<Context, "now" | "config">,
  whole: WholeOrder,
  input: ChangeInput,
): Promise<Planned> {
  const line = lineOf(whole, input.lineId);
  if (!isRental(line)) return refused("CHANGE_NOT_POSSIBLE", "Món này là món mua, không có ngày mặc.");
  if (line.boughtFor !== null) return refused("CHANGE_NOT_POSSIBLE", "Món này bạn đã mua lại rồi.");
  if (line.returnedOn !== null) return refused("CHANGE_NOT_POSSIBLE", "Món này bạn đã trả rồi.");
  const { status } = whole.order;
  if (!isChangePossible(input.kind, status)) return refused("CHANGE_NOT_POSSIBLE", tooLate[input.kind]);
  if (status === "DELIVERING" && !isPaid(whole)) {
    return refused("CHANGE_NOT_POSSIBLE", "Bạn gia hạn được sau khi nhận món và trả tiền cho người giao.");
  }
  if (input.kind === "BUY" && !isDelivered(line, whole.firstDelivery, businessDay(context))) {
    return refused("BUY_NOT_POSSIBLE", tooLate.BUY);
  }
  return input.kind === "BUY" ? planBuyOut(db, context, whole, line) : planRental(db, context, whole, line, input);
}

/** How a change is paid: of a paid order at once, of an unpaid one together with the order. */
export const settlementOf = (whole: WholeOrder): "now" | "with-order" => (isPaid(whole) ? "now" : "with-order");

/** Share in percent of a lower price that comes back: of a paid order, what cancelling would refund today. */
export const refundShare = (whole: WholeOrder, context: Pick<Context, "now">): number =>
  isPaid(whole) ? cancelTerms(whole, businessDay(context)).percent : 100;

/** đồng the change costs by the terms of today; negative: refunded. A surplus of the deposit is refunded in full. */
export function amountOf({ difference, buyOut }: ChangePlan, percent: number): number {
  return difference >= 0 || buyOut ? difference : -changeRefund(-difference, percent);
}
