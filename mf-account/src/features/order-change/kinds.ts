import { isChangePossible, type OrderStatus, orderChangeKinds } from "@thuot-tha/shared/domain/order";
import type { Line } from "../order/slice.ts";
import type { Kind } from "./slice.ts";

/** The changes that a line can be offered. @param isSold the piece has a price to keep it */
export const kindsOf = (line: Line, status: OrderStatus, isSold: boolean): Kind[] =>
  line.type === "sale" || line.boughtFor != null
    ? []
    : orderChangeKinds.filter((kind) => isChangePossible(kind, status) && (kind !== "BUY" || isSold));
