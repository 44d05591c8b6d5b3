import type { OperationInput, OperationOutput } from "@thuot-tha/shared/contracts/operations";

/** What an order of the chosen lines costs, as the server computes it. */
export type Quote = OperationOutput<"order.quote">;
export type QuoteRequest = OperationInput<"order.quote">["body"];
export type PaymentType = Quote["paymentTypes"][number]["type"];
export type OrderBody = OperationInput<"order.create">["body"];

export type QuotePhase =
  | { phase: "idle" }
  /** `last` stays in sight while a newer one is on its way. */
  | { phase: "loading"; last: Quote | null }
  | { phase: "loaded"; quote: Quote }
  | { phase: "failed"; message: string };

/**
 * What the shopper can do about a refusal. `ask-again`: nothing was ordered, look at the order and press again.
 * `same-again`: no answer came, so the order may exist; pressing again asks for the same one. `look-first`: an earlier
 * press has made an order of these lines.
 */
export type RefusalAdvice = "ask-again" | "same-again" | "look-first";

export type PlacingPhase =
  | { phase: "idle" }
  | { phase: "placing" }
  /** `seen`: what the shopper had agreed to. */
  | { phase: "refused"; message: string; advice: RefusalAdvice; seen: Quote }
  | { phase: "placed"; orderId: string; redirectUrl: string | null };

export interface CheckoutState {
  quote: QuotePhase;
  paymentType: PaymentType;
  note: string;
  placing: PlacingPhase;
}
