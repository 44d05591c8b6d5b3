import { isChangePossible, type OrderStatus, orderChangeKinds } from "@thuot-tha/shared/domain/order";
import type { Line } from "../order/slice.ts";
import type { Kind } from "./slice.ts";

/** The changes that are offered for a line. @param isSold true when the piece has a price for keeping it */
export const kindsOf = (line: Line, status: OrderStatus, isSold: boolean): Kind[] =>
  line.type === "sale" || line.boughtFor != null
    ? []
    : orderChangeKinds.filter((kind) => isChangePossible(kind, status) && (kind !== "BUY" || isSold));
