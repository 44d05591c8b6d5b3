import { type DayRange, type Dong, lineTotals, type MembershipPricing } from "@thuot-tha/shared/domain";
import { lineKey } from "../cart/line-key.ts";
import type { CartItem } from "../cart/types.ts";
import type { Quote, SeenLine } from "./types.ts";

/** How a line differs from what the shopper agreed to. */
export type QuoteChange = { name: string } & (
  | { kind: "price"; before: Dong; after: Dong }
  | { kind: "dates"; after: DayRange }
  | { kind: "pieces"; before: number; after: number }
  /** The line is no longer part of the order; `reason` is the server's, null when the cart no longer has the line. */
  | { kind: "gone"; reason: string | null }
);

/** The lines of a displayed quote, for comparison with the next one. */
export const seenInQuote = ({ lines }: Quote): SeenLine[] =>
  lines.map(({ cartItemId, name, total, quantities, ...line }) => ({
    id: cartItemId,
    key: lineKey(line),
    name,
    total,
    quantities,
  }));

/** The lines as the cart shows them. Each can be ordered, so it has a price. */
export const seenInCart = (lines: readonly CartItem[], pricing: MembershipPricing | null): SeenLine[] =>
  lines.map((line) => ({
    id: line.id,
    key: lineKey(line),
    name: line.product.name,
    total: lineTotals(line, pricing).total,
    quantities: line.quantities,
  }));

/**
 * Differences between the lines the shopper saw and the current quote. Lines match by id, or by content where ids have
 * changed, as after signing in.
 */
export function quoteChanges(seen: readonly SeenLine[], now: Quote, cart: readonly CartItem[]): QuoteChange[] {
  return seen.flatMap((before): QuoteChange[] => {
    const { id, key, name } = before;
    const line = now.lines.find(({ cartItemId }) => cartItemId === id) ?? now.lines.find((one) => lineKey(one) === key);
    if (!line?.available) {
      const item = cart.find((one) => one.id === id || lineKey(one) === key);
      return [{ name, kind: "gone", reason: line?.unavailableReason ?? item?.unavailableReason ?? null }];
    }
    if (lineKey(line) !== key && line.period) return [{ name, kind: "dates", after: line.period }];
    if (line.quantities !== before.quantities) {
      return [{ name, kind: "pieces", before: before.quantities, after: line.quantities }];
    }
    return line.total === before.total ? [] : [{ name, kind: "price", before: before.total, after: line.total }];
  });
}
