import type { Day } from "@thuot-tha/shared/domain";
import { isChangePossible, orderChangeKinds } from "@thuot-tha/shared/domain/order";
import { hasArrived } from "../order/has-arrived.ts";
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
  order: Pick<Order, "lines" | "firstDelivery" | "status">,
  { isSold, today }: Offer,
): Kind[] {
  if (line.type === "sale" || line.boughtFor != null || line.returnedOn != null) return [];
  const mayBuy = isSold && hasArrived(line, order, today);
  return orderChangeKinds.filter((kind) => isChangePossible(kind, order.status) && (kind !== "BUY" || mayBuy));
}
