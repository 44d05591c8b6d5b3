import type { Day } from "@thuot-tha/shared/domain";
import { firstPeriodStart, isDelivered } from "@thuot-tha/shared/domain/order";
import type { Line, Order } from "./slice.ts";

/** Whether a rental of an order that its customer has is there too. */
export const hasArrived = (
  line: Line,
  { lines, firstDelivery = firstPeriodStart(lines) }: Pick<Order, "lines" | "firstDelivery">,
  today: Day,
): boolean => isDelivered(line, firstDelivery, today);
