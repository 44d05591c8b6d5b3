import type { OperationInput, OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import type { updateCartItem } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import type { ShopTerms } from "@thuot-tha/shared/contracts/operations/entities";
import type { Day } from "@thuot-tha/shared/domain";

/** A line of the cart as the API tells it: unit prices, and wear dates for a rental. */
export type CartItem = OperationOutput<typeof listCartItems>["items"][number];

/** What the shopper wants a line to be. */
export type LineChange = OperationInput<typeof updateCartItem>["body"] & { dateFrom: Day | null; dateTo: Day | null };

/** `idle`: nobody has asked for the lines yet; only their number is known. */
export type ListPhase =
  | { phase: "idle" }
  | { phase: "loading" }
  | { phase: "loaded" }
  | { phase: "failed"; message: string };

/** What just happened to the cart, for those who hear it rather than see it. */
export type CartNews = { kind: "removed"; count: number } | { kind: "updated"; name: string };

export interface CartState {
  list: ListPhase;
  /** As the server last told; null until it has. */
  items: CartItem[] | null;
  /** What the operator has set; null until the server has told. */
  terms: ShopTerms | null;
  /** Number of lines by the cookie: stands in until the lines are there. */
  restored: number;
  /** By line: what is shown already and the server has not confirmed yet. */
  changes: Record<string, LineChange>;
  /** Lines that are hidden already and the server has not deleted yet. */
  removing: string[];
  /** By line: why its last change was taken back. */
  refusals: Record<string, string>;
  /** Why something that belongs to no single line was taken back. */
  failure: string | null;
  news: CartNews | null;
}
