import { linkTo } from "@thuot-tha/shared/contracts";
import { orderRoute, walletRoute } from "@thuot-tha/shared/contracts/routes/account";
import { orderPaymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { formatDong } from "@thuot-tha/shared/domain";
import type { UnmatchedTransfer } from "../mail/write.ts";
import type { Message } from "../notification/notify.ts";

/** Where the order, or the change of an order, is paid. */
const payLink = (orderId: string, isChange: boolean | undefined): string =>
  linkTo(isChange ? orderRoute : orderPaymentRoute, { orderId });

export function unmatchedMessage({ orderId, isChange, amount, expected, isWanted }: UnmatchedTransfer): Message {
  const purpose = orderId === null ? "gói thành viên" : `${isChange ? "lần đổi đơn" : "đơn"} ${orderId}`;
  const next = isWanted ? " Bạn chuyển lại đúng số tiền, hoặc gọi cửa hàng để dùng khoản này nhé." : "";
  return {
    kind: "WALLET",
    title: `Chuyển khoản cho ${purpose} khác số cần trả`,
    body: `Cửa hàng nhận được ${formatDong(amount)}, còn số cần trả là ${formatDong(expected)}. Cả khoản này đã về ví của bạn.${next}`,
    link: isWanted && orderId !== null ? payLink(orderId, isChange) : linkTo(walletRoute),
  };
}
