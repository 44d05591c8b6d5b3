import type { OperationInput, OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import type { quoteOrder } from "@thuot-tha/shared/contracts/operations/order/quote-order";
import type { Dong } from "@thuot-tha/shared/domain";

/** What an order of the chosen lines costs, as the server computes it. */
export type Quote = OperationOutput<typeof quoteOrder>;
export type QuoteRequest = OperationInput<typeof quoteOrder>["body"];
export type PaymentChoice = Quote["paymentTypes"][number];
export type PaymentType = PaymentChoice["type"];
export type OrderBody = OperationInput<typeof createOrder>["body"];

export type QuotePhase =
  | { phase: "idle" }
  /** `last` stays in sight while a newer one is on its way. */
  | { phase: "loading"; last: Quote | null }
  | { phase: "loaded"; quote: Quote }
  | { phase: "failed"; message: string };

/** A line as the shopper saw it: `key` says what it is, whatever its id; `total` is in đồng, all pieces and days. */
export interface SeenLine {
  id: string;
  key: string;
  name: string;
  total: Dong;
  quantities: number;
}

/** What the quote in sight is compared with: what the cart showed, or the quote before the member's prices changed. */
export interface Agreed {
  where: "cart" | "membership";
  lines: SeenLine[];
}

/**
 * What the shopper can do about a refusal. `ask-again`: nothing was ordered, look at the order and press again.
 * `same-again`: no answer came, so the order may exist; pressing again asks for the same one. `look-first`: an earlier
 * press has made an order of these lines. `make-room`: too much is open unpaid, pay or cancel some of it. `confirm-email`: the
 * same, and a confirmed e-mail would do as well.
 */
export type RefusalAdvice = "ask-again" | "same-again" | "look-first" | "make-room" | "confirm-email";

export type PlacingPhase =
  | { phase: "idle" }
  | { phase: "placing" }
  /** `seen`: what the shopper had agreed to. */
  | { phase: "refused"; message: string; advice: RefusalAdvice; seen: SeenLine[] }
  /** `unpaid`: it waits for its payment. */
  | { phase: "placed"; orderId: string; unpaid: boolean };

/** What the shopper fills in; it survives a reload of the tab. */
export interface CheckoutForm {
  paymentType: PaymentType;
  /** Pay from the wallet first. */
  useWallet: boolean;
  note: string;
}

export interface CheckoutState extends CheckoutForm {
  quote: QuotePhase;
  agreed: Agreed | null;
  placing: PlacingPhase;
}
