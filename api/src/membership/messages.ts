import { linkTo } from "@thuot-tha/shared/contracts";
import { membershipRoute } from "@thuot-tha/shared/contracts/routes/membership";
import { formatDay, today } from "@thuot-tha/shared/domain";
import type { Message } from "../notification/notify.ts";
import type { Offer } from "./offers.ts";

const link = linkTo(membershipRoute);

export function joinedMessage(packageName: string, { kind, startsAt, expiresAt }: Offer): Message {
  const until = formatDay(today(expiresAt));
  const later = `Thời gian mới từ ${formatDay(today(startsAt))} đến ${until}.`;
  if (kind === "renew") return { kind: "MEMBERSHIP", title: `Gói ${packageName} đã được gia hạn`, body: later, link };
  if (kind === "later") return { kind: "MEMBERSHIP", title: `Đã đăng ký gói ${packageName}`, body: later, link };
  const body = `Ưu đãi bắt đầu ngay và kéo dài đến ${until}.`;
  return { kind: "MEMBERSHIP", title: `Gói ${packageName} đã có hiệu lực`, body, link };
}

/** @param why the reason and what to do; null when it is unknown */
export const membershipFailedMessage = (packageName: string, why: string | null): Message => ({
  kind: "PAYMENT",
  title: `Thanh toán gói ${packageName} chưa thành công`,
  body: why ?? "Bạn thử lại hoặc chọn cách khác nhé.",
  link,
});
