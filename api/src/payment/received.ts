import type { PaymentRow } from "./queries/payments.ts";

/** Received money, within one locked transaction. */
export interface Received {
  payment: PaymentRow;
  transaction: string;
  /** When it is recorded. */
  at: Date;
  /** When the money came, where that was before `at`. */
  receivedAt?: Date;
}
