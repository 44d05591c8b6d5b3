import { paymentNames } from "@thuot-tha/shared/domain/payment";
import { notOpened, type PaymentRow, type PaymentType } from "./queries/payments.ts";

type Gateway = "momo" | "zalopay" | "vnpay";

const gateways: Partial<Record<PaymentType, Gateway>> = {
  momo: "momo",
  zalopay: "zalopay",
  atm: "vnpay",
  card: "vnpay",
};

const poor = "Số dư không đủ cho khoản này. Bạn nạp thêm tiền hoặc chọn cách khác nhé.";
const cancelled = "Bạn đã dừng thanh toán giữa chừng. Bạn thử lại hoặc chọn cách khác nhé.";
const expired = "Đã hết thời gian của lần thanh toán ấy. Bạn bắt đầu lại nhé.";
const limit = "Khoản này vượt hạn mức giao dịch trong ngày. Bạn nâng hạn mức hoặc chọn cách khác nhé.";
const locked = "Thẻ hoặc tài khoản đang bị khoá. Bạn gọi ngân hàng hoặc dùng thẻ khác nhé.";
const busy = "Ngân hàng hoặc cổng thanh toán đang bảo trì. Bạn thử lại sau ít phút hoặc chọn cách khác nhé.";
const wrongCode = "Mã xác thực (OTP) chưa đúng. Bạn thử lại và nhập mã mới nhất nhé.";

/** What customers can do about the codes that gateways document, in Vietnamese. Other codes concern the shop. */
const reasons: Record<Gateway, Record<string, string>> = {
  momo: {
    10: busy,
    1001: poor,
    1002: "Ngân hàng phát hành đã từ chối. Bạn gọi ngân hàng hoặc dùng nguồn tiền khác trong MoMo nhé.",
    1003: cancelled,
    1004: limit,
    1005: expired,
    1006: cancelled,
    1007: "Ví MoMo của bạn đang tạm khoá. Bạn mở lại ví trong ứng dụng MoMo hoặc chọn cách khác nhé.",
    1017: expired,
    4001: "Ví MoMo của bạn chưa xác thực đủ thông tin. Bạn hoàn tất trong ứng dụng MoMo hoặc chọn cách khác nhé.",
    4100: "Bạn chưa đăng nhập được MoMo. Bạn thử lại hoặc chọn cách khác nhé.",
  },
  zalopay: {
    "-49": cancelled,
    "-54": expired,
    "-61": locked,
    "-63": poor,
    "-65": "Mật khẩu thanh toán chưa đúng. Bạn thử lại nhé.",
  },
  vnpay: {
    "07": "Ngân hàng đang xem xét giao dịch. Nếu tài khoản đã bị trừ tiền, bạn đừng trả lần nữa và gọi cho chúng tôi nhé.",
    "09": "Thẻ chưa đăng ký thanh toán trực tuyến. Bạn đăng ký với ngân hàng hoặc dùng thẻ khác nhé.",
    10: "Thông tin thẻ nhập sai quá ba lần. Bạn xem lại thẻ rồi thử lại nhé.",
    11: expired,
    12: locked,
    13: wrongCode,
    24: cancelled,
    51: poor,
    65: limit,
    75: busy,
    79: "Mật khẩu thanh toán nhập sai quá số lần cho phép. Bạn thử lại sau hoặc chọn cách khác nhé.",
  },
};

/** Why a payment failed and what to do, in Vietnamese; null unless it failed and something is known. */
export function failureText({ type, status, failure }: Pick<PaymentRow, "type" | "status" | "failure">): string | null {
  const gateway = gateways[type];
  if (status !== "FAILED" || failure === null || !gateway) return null;
  if (failure === notOpened)
    return `${paymentNames[type]} đang không phản hồi. Bạn thử lại sau hoặc chọn cách khác nhé.`;
  return (
    reasons[gateway][failure] ??
    `${paymentNames[type]} từ chối lần này (mã ${failure}). Bạn thử lại hoặc chọn cách khác nhé.`
  );
}
