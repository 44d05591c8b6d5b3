import { linkTo } from "@thuot-tha/shared/contracts";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { formatDong, formatRange, rentalPeriod } from "@thuot-tha/shared/domain";
import type { Message } from "../notification/notify.ts";
import type { OrderItem } from "./change-plan.ts";
import { holdText, refundSentence } from "./messages.ts";
import type { ChangeRow } from "./queries/changes.ts";
import type { WholeOrder } from "./queries/orders.ts";

type Order = Pick<WholeOrder["order"], "id">;

const ended = ({ dateFrom, dateTo }: Pick<ChangeRow, "dateFrom" | "dateTo">): string =>
  dateFrom && dateTo
    ? ` Ngày mặc: ${formatRange({ dateFrom, dateTo })}. Giao – trả: ${formatRange(rentalPeriod({ dateFrom, dateTo }))}.`
    : "";

const titles: Record<ChangeRow["kind"], (id: string) => string> = {
  EXTEND: (id) => `Đã gia hạn đơn ${id}`,
  DATES: (id) => `Đã đổi ngày mặc của đơn ${id}`,
  BUY: (id) => `Bạn đã mua lại món trong đơn ${id}`,
};

/**
 * The message about a change that was made. @param refund đồng that went to the wallet; the rest lowers what is to pay
 */
export function changedMessage(
  { id }: Order,
  { name }: Pick<OrderItem, "name">,
  change: ChangeRow,
  refund: number,
): Message {
  const saved = -change.amount - refund;
  const lowered = saved > 0 ? ` ${formatDong(saved)} trừ khỏi giá đơn.` : "";
  return {
    kind: "ORDER",
    title: titles[change.kind](id),
    body: `${name}.${ended(change)}${lowered}${refundSentence(refund)}`,
    link: linkTo(orderRoute, { orderId: id }),
  };
}

const names: Record<ChangeRow["kind"], string> = {
  EXTEND: "gia hạn",
  DATES: "đổi ngày",
  BUY: "mua lại",
};

/** The message about a change that was not paid in time. */
export const changeExpiredMessage = ({ id }: Order, { kind }: Pick<ChangeRow, "kind">): Message => ({
  kind: "ORDER",
  title: `Đơn ${id}: lần ${names[kind]} đã hết thời gian giữ`,
  body: "Đơn vẫn như trước. Phần đã trả bằng ví, nếu có, đã về lại ví của bạn.",
  link: linkTo(orderRoute, { orderId: id }),
});

/** The message about a purchase of a rental that ended because its rent was refunded while it waited. */
export const buyOutEndedMessage = ({ id }: Order, { name }: Pick<OrderItem, "name">): Message => ({
  kind: "ORDER",
  title: `Đơn ${id}: giá mua lại ${name} đã đổi`,
  body: "Cửa hàng vừa hoàn tiền thuê nên lần mua lại đang chờ thanh toán đã dừng. Phần đã trả bằng ví, nếu có, đã về lại ví của bạn. Bạn xem giá mới và chọn mua lại lần nữa nhé.",
  link: linkTo(orderRoute, { orderId: id }),
});

/** The message about a declined payment of a change. @param why the reason and what to do; null when it is unknown */
export const changePaymentFailedMessage = (
  { id }: Order,
  change: Pick<ChangeRow, "kind" | "holdUntil">,
  why: string | null,
): Message => ({
  kind: "PAYMENT",
  title: `Đơn ${id}: chưa thanh toán được lần ${names[change.kind]}`,
  body: `${why ?? "Bạn thử lại hoặc chọn cách khác nhé."} Lần ${names[change.kind]} này vẫn được giữ${holdText(change)}.`,
  link: linkTo(orderRoute, { orderId: id }),
});
