import type { PaymentRow } from "./queries/payments.ts";

/** Money that came in, in one locked transaction. */
export interface Received {
  payment: PaymentRow;
  transaction: string;
  at: Date;
}
