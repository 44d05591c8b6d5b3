import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import type { ShopTerms } from "@thuot-tha/shared/contracts/operations/entities";

/** A line of the cart as the API returns it: unit prices, and wear dates for a rental. */
export type CartItem = OperationOutput<typeof listCartItems>["items"][number];

/** What the shopper changes of a line. The rest is left out, because another device may have changed it since. */
export type LineChange = Pick<CartItem, "id"> & Partial<Pick<CartItem, "quantities" | "dateFrom" | "dateTo">>;

/** `idle`: the lines have not been requested; only their number is known. */
export type ListPhase =
  | { is: "idle" }
  | { is: "loading" }
  /** `missed`: why the last reload got no answer. */
  | { is: "loaded"; missed?: string }
  | { is: "failed"; message: string };

/** The last change of the cart. Removed lines can be put back. */
export type CartNews =
  | { kind: "removed"; lines: CartItem[] }
  | { kind: "restored"; count: number }
  | { kind: "updated"; name: string };

export interface CartState {
  list: ListPhase;
  /** The server's lines; null until loaded. */
  items: CartItem[] | null;
  /** The lines are those of the last shopper, until the cart of the next one is loaded. */
  foreign: boolean;
  /** The operator's settings; null until loaded. */
  terms: ShopTerms | null;
  /** Number of lines from the cookie, used until the lines are loaded. */
  restored: number;
  /** Changes by line, shown but not confirmed by the server. */
  changes: Record<string, LineChange>;
  /** Lines hidden but not yet deleted by the server. */
  removing: string[];
  /** Reason why a line's last change was reverted, by line. */
  refusals: Record<string, string>;
  /** Why a change that concerns no single line was reverted. */
  failure: string | null;
  news: CartNews | null;
}
