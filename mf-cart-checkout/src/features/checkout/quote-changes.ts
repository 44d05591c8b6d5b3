import type { Dong } from "@thuot-tha/shared/domain";
import type { CartItem } from "../cart/types.ts";
import type { Quote } from "./types.ts";

/** How a line differs from what the shopper had agreed to. */
export type QuoteChange = { name: string } & (
  | { kind: "price"; before: Dong; after: Dong }
  /** It is no longer part of the order; `reason` is Vietnamese where the server gives one. */
  | { kind: "gone"; reason: string | null }
);

/** Line by line, what has changed between the quote the shopper saw and the one there is now. */
export function quoteChanges(seen: Quote, now: Quote, cart: readonly CartItem[]): QuoteChange[] {
  return seen.lines.flatMap(({ cartItemId, name, total }): QuoteChange[] => {
    const line = now.lines.find((one) => one.cartItemId === cartItemId);
    if (line?.available) return line.total === total ? [] : [{ name, kind: "price", before: total, after: line.total }];
    const item = cart.find(({ id }) => id === cartItemId);
    return [{ name, kind: "gone", reason: line?.unavailableReason ?? item?.unavailableReason ?? null }];
  });
}
