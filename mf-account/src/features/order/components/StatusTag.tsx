import type { OrderStatus } from "@thuot-tha/shared/domain/order";
import { Tag, type TagTone } from "@thuot-tha/shared/ui";
import { viOrder as words } from "../../../locales/vi/order.ts";

const tones: Record<OrderStatus, TagTone> = {
  NOT_PAID: "warning",
  CONFIRMED: "accent",
  DELIVERING: "accent",
  RENTING: "accent",
  RETURNED: "accent",
  DONE: "success",
  CANCEL: "neutral",
};

export function StatusTag({ status }: { status: OrderStatus }) {
  return <Tag tone={tones[status]}>{words.statuses[status]}</Tag>;
}
