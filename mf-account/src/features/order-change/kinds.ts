import type { Day } from "@thuot-tha/shared/domain";
import { firstPeriodStart, isChangePossible, isDelivered, orderChangeKinds } from "@thuot-tha/shared/domain/order";
import type { Line, Order } from "../order/slice.ts";
import type { Kind } from "./slice.ts";

interface Offer {
  /** True when the piece has a price for keeping it. */
  isSold: boolean;
  today: Day;
}

/** The changes that are offered for a line. */
export function kindsOf(
  line: Line,
  { lines, firstDelivery = firstPeriodStart(lines), status }: Pick<Order, "lines" | "firstDelivery" | "status">,
  { isSold, today }: Offer,
): Kind[] {
  if (line.type === "sale" || line.boughtFor != null || line.returnedOn != null) return [];
  const mayBuy = isSold && isDelivered(line, firstDelivery, today);
  return orderChangeKinds.filter((kind) => isChangePossible(kind, status) && (kind !== "BUY" || mayBuy));
}
