import type { PaymentRow } from "../db/queries/payments.ts";

/** Money that came in, in one locked transaction. */
export interface Received {
  payment: PaymentRow;
  transaction: string;
  at: Date;
}
