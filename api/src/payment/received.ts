import type { PaymentRow } from "./queries/payments.ts";

/** Received money, within one locked transaction. */
export interface Received {
  payment: PaymentRow;
  transaction: string;
  at: Date;
}
