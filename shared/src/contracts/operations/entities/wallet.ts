import { z } from "zod";
import { Id, Timestamp } from "./values.ts";

export const WalletEntryKind = z.enum(["DEPOSIT_RETURN", "ORDER_REFUND", "ORDER_PAYMENT", "ADJUSTMENT"]);
export type WalletEntryKind = z.infer<typeof WalletEntryKind>;

/** One line of the ledger. `amount` in đồng, negative for spending; `balance` is the balance after it. */
export const WalletEntry = z.object({
  id: Id,
  kind: WalletEntryKind,
  amount: z.int(),
  balance: z.int(),
  orderId: Id.nullable(),
  note: z.string(),
  at: Timestamp,
});
export type WalletEntry = z.infer<typeof WalletEntry>;
