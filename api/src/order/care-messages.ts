import { linkTo } from "@thuot-tha/shared/contracts";
import type { Order } from "@thuot-tha/shared/contracts/operations/entities";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { placeLine } from "@thuot-tha/shared/domain/order";
import type { Message } from "../notification/notify.ts";

const about = (orderId: string, title: string, body: string): Message => ({
  kind: "ORDER",
  title,
  body,
  link: linkTo(orderRoute, { orderId }),
});

/** @param address null where the text must not repeat it */
export const addressChangedMessage = (orderId: string, address: Order["address"] | null): Message =>
  about(
    orderId,
    `Đã đổi địa chỉ giao đơn ${orderId}`,
    `${address ? `Đơn sẽ giao cho ${address.receiverName} tại ${placeLine(address)}.` : "Đơn sẽ giao đến địa chỉ vừa chọn."} Số tiền của đơn không đổi.`,
  );

/** @param id the problem's number, by which staff know it */
export const problemReceivedMessage = (orderId: string, id: string): Message =>
  about(
    orderId,
    `Đã nhận báo vấn đề ${id}`,
    `Chúng tôi đang xem vấn đề bạn báo về đơn ${orderId} và trả lời trong giờ làm việc của cùng ngày.`,
  );

export const problemAnsweredMessage = (orderId: string, id: string, answer: string): Message =>
  about(orderId, `Cửa hàng đã trả lời ${id}`, answer);
