import type { OperationInput, OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import type { quoteOrder } from "@thuot-tha/shared/contracts/operations/order/quote-order";
import type { Dong } from "@thuot-tha/shared/domain";

/** The server's price calculation for the chosen lines. */
export type Quote = OperationOutput<typeof quoteOrder>;
export type QuoteRequest = OperationInput<typeof quoteOrder>["body"];
export type PaymentChoice = Quote["paymentTypes"][number];
export type PaymentType = PaymentChoice["type"];
export type OrderBody = OperationInput<typeof createOrder>["body"];

export type QuotePhase =
  | { is: "idle" }
  /** `last` stays on screen while a newer quote is loading. */
  | { is: "loading"; last: Quote | null }
  | { is: "loaded"; quote: Quote }
  | { is: "failed"; message: string };

/** A line as the shopper saw it: `key` identifies it by content; `total` is in đồng, for all pieces and days. */
export interface SeenLine {
  id: string;
  key: string;
  name: string;
  total: Dong;
  quantities: number;
}

/** What the displayed quote is compared with: the cart, or the quote before the member's prices changed. */
export interface Agreed {
  where: "cart" | "membership";
  lines: SeenLine[];
}

/**
 * What the shopper can do about a refusal. `review-and-retry`: nothing was ordered; check the order and press again.
 * `review-changed-cart`: the same, but lines are gone or have changed, perhaps because another window has ordered them.
 * `retry-same-request`: no answer came, so the order may exist; pressing again repeats the same request.
 * `check-orders`: an earlier press has ordered these lines. `settle-open-orders`: too many orders are unpaid; pay or
 * cancel some. `confirm-email`: too many orders are unpaid; confirming the e-mail helps as well.
 */
export type RefusalAdvice =
  | "review-and-retry"
  | "review-changed-cart"
  | "retry-same-request"
  | "check-orders"
  | "settle-open-orders"
  | "confirm-email";

export type PlacingPhase =
  | { is: "idle" }
  | { is: "placing" }
  /** `seen`: what the shopper agreed to. */
  | { is: "refused"; message: string; advice: RefusalAdvice; seen: SeenLine[] }
  /** `unpaid`: the order awaits its payment. */
  | { is: "placed"; orderId: string; unpaid: boolean };

/** The shopper's form values, which survive a reload of the tab. */
export interface CheckoutForm {
  paymentType: PaymentType;
  /** Pay from the wallet first. */
  useWallet: boolean;
  note: string;
}

export interface CheckoutState extends CheckoutForm {
  quote: QuotePhase;
  agreed: Agreed | null;
  /** How often the API did not know the chosen address, which may have been deleted elsewhere. */
  addressDoubts: number;
  /** The shopper pressed the button while something was missing. */
  incomplete: boolean;
  placing: PlacingPhase;
  /** Whether the payment page is on screen. */
  entered: boolean;
  /** Id of the order placed last, until a page of it is opened: the shopper may have left before it was placed. */
  unopened: string | null;
}
