import { z } from "zod";
import { Dong, Id, Timestamp } from "./values.ts";

export const WalletEntryKind = z.enum(["DEPOSIT_RETURN", "ORDER_REFUND", "ORDER_PAYMENT", "ADJUSTMENT"]);
export type WalletEntryKind = z.infer<typeof WalletEntryKind>;

/** One line of the ledger. `amount` in đồng, negative for spending; `balance` is the balance after it. */
export const WalletEntry = z.object({
  id: Id,
  kind: WalletEntryKind,
  amount: z.int(),
  balance: z.int(),
  orderId: Id.nullable(),
  /** The payout that it takes money for, or whose money it gives back. */
  payoutId: Id.nullable().optional(),
  note: z.string(),
  at: Timestamp,
});
export type WalletEntry = z.infer<typeof WalletEntry>;

export const PayoutStatus = z.enum(["REQUESTED", "PAID", "REFUSED"]);
export type PayoutStatus = z.infer<typeof PayoutStatus>;

/** A request to transfer money of the wallet to a bank account, of which the last four characters are shown. */
export const Payout = z.object({
  id: Id,
  amount: Dong,
  status: PayoutStatus,
  bank: z.string(),
  accountTail: z.string(),
  requestedAt: Timestamp,
  settledAt: Timestamp.nullable(),
  /** Why a REFUSED request was not transferred, in Vietnamese: by the shop, or withdrawn by the customer. */
  reason: z.string().nullable(),
  /** Whether the customer can still withdraw it. */
  withdrawable: z.boolean().optional(),
});
export type Payout = z.infer<typeof Payout>;
