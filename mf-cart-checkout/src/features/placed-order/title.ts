import { viSuccess } from "../../locales/vi/success.ts";
import type { Order } from "./slice.ts";

/** The success page's title: how the order stands. */
export function titleOf(order: Pick<Order, "status"> | null): string {
  if (order?.status === "CANCEL") return viSuccess.cancelled;
  return order?.status === "NOT_PAID" ? viSuccess.waiting : viSuccess.placed;
}
