import { nextOrderStatuses, type OrderStatus } from "@thuot-tha/shared/domain/order";
import type { Order } from "./slice.ts";

export interface Step {
  status: OrderStatus;
  /** Null for a future step. */
  at: string | null;
  note: string | null;
}

/** The completed steps of an order, then the expected ones. */
export function stepsOf({ status, timeline, lines }: Pick<Order, "status" | "timeline" | "lines">): Step[] {
  const hasRental = lines.some(({ type }) => type === "rental");
  const ahead: Step[] = [];
  let next = nextOrderStatuses(status, hasRental)[0];
  while (next) {
    ahead.push({ status: next, at: null, note: null });
    next = nextOrderStatuses(next, hasRental)[0];
  }
  return [...timeline, ...ahead];
}
