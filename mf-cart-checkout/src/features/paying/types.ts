import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getPaymentStatus } from "@thuot-tha/shared/contracts/operations/payment/get-payment-status";
import type { PaymentChoice } from "../checkout/types.ts";
import type { Payment } from "../placed-order/slice.ts";

/** A payment's status from the API. */
export type PaymentNews = OperationOutput<typeof getPaymentStatus>;

/** Another attempt to pay, requested by the shopper. */
export type RetryPhase = { is: "idle" } | { is: "requested" } | { is: "refused"; message: string };

/** An order that awaits its payment. */
export interface Paying {
  orderId: string;
  /** When the hold on its pieces ends; null without a hold. */
  holdUntil: string | null;
  /** The newest attempt with the payment method chosen last. */
  payment: Payment | null;
  /** Which methods accept the sum, and why the others do not; null until loaded. */
  choices: PaymentChoice[] | null;
  /** Received transfers of a wrong sum; their money is in the wallet. */
  receipts: NonNullable<PaymentNews["receipts"]>;
  /** The shopper has just requested it, so the page may send the browser to the gateway. */
  fresh: boolean;
  /** The last check of the payment failed. */
  missed: boolean;
  retry: RetryPhase;
}
