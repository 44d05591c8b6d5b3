import { linkTo } from "@thuot-tha/shared/contracts";
import type { OrderStatus } from "@thuot-tha/shared/contracts/operations/entities";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { orderPaymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { formatDay, formatDong, rentalPeriod, today } from "@thuot-tha/shared/domain";
import type { CheckedPiece, OrderRefund, RecordedLate, ReturnedPiece, UndeliveredPiece } from "../mail/write.ts";
import type { Message } from "../notification/notify.ts";
import type { WholeOrder } from "./queries/orders.ts";
import { returnedDeposit } from "./view.ts";

type Order = Pick<WholeOrder["order"], "id" | "holdUntil">;
type Items = WholeOrder["items"];

const clock = new Intl.DateTimeFormat("vi-VN", {
  timeZone: "Asia/Ho_Chi_Minh",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const orderLink = (id: string): string => linkTo(orderRoute, { orderId: id });
const payLink = (id: string): string => linkTo(orderPaymentRoute, { orderId: id });
/** " đến 10:30, 01/12/2026", the end of a hold. */
export const holdText = ({ holdUntil }: Pick<Order, "holdUntil">): string =>
  holdUntil ? ` đến ${clock.format(holdUntil)}, ${formatDay(today(holdUntil))}` : "";

function returnDays(items: Items): string {
  const days = items.flatMap(({ dateFrom, dateTo }) =>
    dateFrom && dateTo ? [rentalPeriod({ dateFrom, dateTo }).dateTo] : [],
  );
  return [...new Set(days)].sort().map(formatDay).join(" và ");
}

export function placedMessage(order: Order, isConfirmed: boolean): Message {
  if (isConfirmed) {
    const body = "Chúng tôi đang chuẩn bị món cho bạn.";
    return { kind: "ORDER", title: `Đã đặt đơn ${order.id}`, body, link: orderLink(order.id) };
  }
  const body = `Món được giữ${holdText(order)}. Bạn thanh toán trong thời gian này nhé.`;
  return { kind: "ORDER", title: `Đơn ${order.id} chờ thanh toán`, body, link: payLink(order.id) };
}

export const paidMessage = ({ id }: Order, amount: number): Message => ({
  kind: "PAYMENT",
  title: `Đã nhận thanh toán đơn ${id}`,
  body: `Cửa hàng đã nhận ${formatDong(amount)} và đang chuẩn bị món cho bạn.`,
  link: orderLink(id),
});

/** @param why the reason and what to do; null when it is unknown */
export const paymentFailedMessage = (order: Order, why: string | null): Message => ({
  kind: "PAYMENT",
  title: `Thanh toán đơn ${order.id} chưa thành công`,
  body: `${why ?? "Bạn thử lại hoặc chọn cách khác nhé."} Món vẫn được giữ${holdText(order)}.`,
  link: payLink(order.id),
});

/** " 500.000 ₫ đã về ví của bạn."; empty for 0 đồng. */
export const refundSentence = (refund: number): string =>
  refund > 0 ? ` ${formatDong(refund)} đã về ví của bạn.` : "";

const ended = ({ id }: Order, title: string, body: string): Message => ({
  kind: "ORDER",
  title,
  body,
  link: orderLink(id),
});

/** Messages about a cancelled order, by cause. `refund` in đồng. */
export const cancelledMessages = {
  customer: (order: Order, refund: number, wasPaid: boolean): Message => {
    const nothing = wasPaid
      ? "Theo điều khoản huỷ đơn, lần này không có khoản hoàn lại."
      : "Đơn chưa thanh toán nên không có khoản hoàn lại.";
    return ended(order, `Đơn ${order.id} đã huỷ`, refundSentence(refund).trim() || nothing);
  },
  shop: (order: Order, refund: number): Message =>
    ended(
      order,
      `Cửa hàng đã huỷ đơn ${order.id}`,
      `Rất tiếc, chúng tôi không giao được đơn này.${refundSentence(refund)}`,
    ),
  late: (order: Order, refund: number): Message =>
    ended(
      order,
      `Đơn ${order.id} không được giao kịp`,
      `Chúng tôi xin lỗi: đồ không tới kịp ngày mặc nên đơn đã huỷ.${refundSentence(refund)}`,
    ),
  expired: (order: Order, refund: number): Message =>
    ended(
      order,
      `Đơn ${order.id} đã hết thời gian giữ`,
      `Đơn chưa được thanh toán nên đã huỷ.${refundSentence(refund)}`,
    ),
} as const;

/**
 * Messages about delivery and return; null for a step without one.
 * @param late of the return alone: an earlier one of a part has its own message
 */
export function stepMessage(
  { order, items }: Pick<WholeOrder, "order" | "items">,
  status: OrderStatus,
  late: RecordedLate = { lateDays: 0, lateFee: 0 },
): Message | null {
  const link = orderLink(order.id);
  switch (status) {
    case "DELIVERING":
      return {
        kind: "ORDER",
        title: `Đơn ${order.id} đang được giao`,
        body: "Bạn để ý điện thoại giúp nhé.",
        link,
      };
    case "RENTING": {
      const body = `Chúc bạn mặc đẹp! Nhớ gửi trả món vào ngày ${returnDays(items)}.`;
      return { kind: "ORDER", title: `Đơn ${order.id} đã đến tay bạn`, body, link };
    }
    case "RETURNED": {
      const body = `Cửa hàng kiểm tra món rồi hoàn tiền cọc vào ví của bạn.${lateSentence(late)}`;
      return { kind: "ORDER", title: `Đã nhận lại món của đơn ${order.id}`, body, link };
    }
    case "DONE": {
      const returned = returnedDeposit(order);
      const deposit = returned > 0 ? ` Tiền cọc ${formatDong(returned)} đã về ví của bạn.` : "";
      return { kind: "ORDER", title: `Đơn ${order.id} đã hoàn tất`, body: `Cảm ơn bạn!${deposit}`, link };
    }
    default:
      return null;
  }
}

const lateSentence = ({ lateDays, lateFee }: RecordedLate): string =>
  lateFee > 0 ? ` Món về muộn ${lateDays} ngày: phí trả muộn ${formatDong(lateFee)} trừ vào tiền cọc.` : "";

/** The message about a rental that is back while others of its order are out. */
export const pieceReturnedMessage = (orderId: string, { name, ...late }: ReturnedPiece): Message => ({
  kind: "ORDER",
  title: `Đã nhận lại ${name}`,
  body: `Cửa hàng kiểm tra món sau khi các món còn lại của đơn ${orderId} về.${lateSentence(late)}`,
  link: orderLink(orderId),
});

export const refundedMessage = (orderId: string, { amount, why }: OrderRefund): Message => ({
  kind: "ORDER",
  title: `Cửa hàng hoàn tiền đơn ${orderId}`,
  body: `${formatDong(amount)} đã về ví của bạn: ${why}`,
  link: orderLink(orderId),
});

/** The message about a rental that the shop could not deliver with the rest of its order. */
export const undeliveredMessage = (orderId: string, { name, refund }: UndeliveredPiece): Message => ({
  kind: "ORDER",
  title: `Cửa hàng không giao được ${name}`,
  body: `Chúng tôi xin lỗi: không giao được ${name} của đơn ${orderId}.${refundSentence(refund)}`,
  link: orderLink(orderId),
});

/** The message about the check of a returned piece. @param why null when the shop no longer keeps anything */
export const pieceCheckedMessage = (orderId: string, { name, kept, why }: CheckedPiece): Message => ({
  kind: "ORDER",
  title: why === null ? `Tiền cọc đơn ${orderId} không bị giữ lại cho ${name}` : `Cửa hàng đã kiểm tra ${name}`,
  body:
    why === null
      ? `Cửa hàng đã kiểm tra lại ${name} và không giữ lại tiền cọc của món này nữa.`
      : `Cửa hàng giữ lại ${formatDong(kept)} tiền cọc của đơn ${orderId}: ${why} Bạn gọi cửa hàng nếu có điều chưa rõ nhé.`,
  link: orderLink(orderId),
});
