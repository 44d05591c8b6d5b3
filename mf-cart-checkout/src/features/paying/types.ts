import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getPaymentStatus } from "@thuot-tha/shared/contracts/operations/payment/get-payment-status";
import type { PaymentChoice } from "../checkout/types.ts";
import type { Payment } from "../placed-order/slice.ts";

/** How a payment stands, as the API tells it. */
export type PaymentNews = OperationOutput<typeof getPaymentStatus>;

/** Another attempt to pay, asked for by the shopper. */
export type AskingPhase = { phase: "idle" } | { phase: "asking" } | { phase: "refused"; message: string };

/** An order whose payment is waited for. */
export interface Paying {
  orderId: string;
  /** Until when its pieces are held; null where they are not. */
  holdUntil: string | null;
  /** The newest attempt of the way that was chosen last. */
  payment: Payment | null;
  /** Which ways take the sum, and why the others do not; null until the API has told. */
  choices: PaymentChoice[] | null;
  /** Transfers of a wrong sum that came in for the order; their money is in the wallet. */
  receipts: NonNullable<PaymentNews["receipts"]>;
  /** The shopper has just asked for it: the page needs no other answer, and may send the browser on to the gateway. */
  fresh: boolean;
  /** The last look at the payment brought no answer. */
  missed: boolean;
  asking: AskingPhase;
}
