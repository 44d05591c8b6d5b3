import type { LoginProvider, OrderStatus, PayoutStatus } from "@thuot-tha/shared/contracts/operations/entities";
import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { insertLetter } from "./queries/letters.ts";

/** Channel on which processes announce new letters. */
export const lettersChannel = "letters";

/** A transfer whose amount (đồng) differs from its payment's. `isWanted`: the order or membership is still unpaid. */
export interface UnmatchedTransfer {
  orderId: string | null;
  /** The transfer was for a change of the order. */
  isChange?: boolean;
  amount: number;
  expected: number;
  isWanted: boolean;
}

/** The result of checking a returned piece: đồng kept of its deposit, and why; null where nothing is kept any more. */
export interface CheckedPiece {
  name: string;
  kept: number;
  why: string | null;
}

/** đồng that staff have refunded of a delivered order, and why, for its customer to read. */
export interface OrderRefund {
  amount: number;
  why: string;
}

/** How many days late rentals came back, and the fee in đồng. */
export interface RecordedLate {
  lateDays: number;
  lateFee: number;
}

/** A rental that came back before others of its order. */
export interface ReturnedPiece extends RecordedLate {
  name: string;
}

/** A rental that the shop could not deliver with the rest of its order: đồng of its rent and deposit. */
export interface UndeliveredPiece {
  name: string;
  refund: number;
}

/** Data of each kind of letter. The text is written when the letter is sent. */
export interface Letters {
  /** `token` is for a link that confirms the e-mail; absent when the e-mail is confirmed already. */
  welcome: { token?: string };
  "confirm-email": { token: string };
  /** `to`: the new e-mail; `token` is for a link that makes it the account's. */
  "new-email": { token: string; to: string };
  /** `to`: the e-mail that the account had before. */
  "email-changed": { to: string };
  "password-reset": { token: string };
  "password-changed": object;
  /** `lostPassword`: the earlier password was removed, because the e-mail was unconfirmed when it was set. */
  "provider-linked": { provider: LoginProvider; lostPassword: boolean };
  "order-placed": { orderId: string };
  "order-paid": { orderId: string };
  "order-expired": { orderId: string };
  "order-cancelled": { orderId: string };
  "order-cancelled-by-shop": { orderId: string };
  /** The order was not handed over by its wear day. */
  "order-late": { orderId: string };
  /** Days that a customer waits for are free. */
  "days-free": { variantId: string; dateFrom: string | null; dateTo: string | null };
  "order-changed": { orderId: string; changeId: string };
  /** `status`: that of the order when the letter was written; `late`: of the return that moved it, if one did. */
  "order-moved": { orderId: string; status: OrderStatus; late?: RecordedLate };
  "piece-checked": { orderId: string } & CheckedPiece;
  "order-refunded": { orderId: string } & OrderRefund;
  "piece-returned": { orderId: string } & ReturnedPiece;
  "piece-undelivered": { orderId: string } & UndeliveredPiece;
  "order-address-changed": { orderId: string };
  "problem-received": { orderId: string; problemId: string };
  "problem-answered": { orderId: string; problemId: string };
  /** `status`: that of the request when the letter was written. */
  payout: { payoutId: string; status: PayoutStatus };
  "transfer-unmatched": UnmatchedTransfer;
}
export type LetterKind = keyof Letters;

/**
 * Adds a letter to the outbox in the caller's transaction; after the commit, any process may send it.
 * @param uselessAt time after which the letter is obsolete
 */
export async function writeLetter<K extends LetterKind>(
  tx: Db,
  customerId: string,
  kind: K,
  data: Letters[K],
  { now, uselessAt = null }: { now: Date; uselessAt?: Date | null },
): Promise<void> {
  await insertLetter(tx, { customerId, kind, data, uselessAt }, now);
  await tx.execute(sql`SELECT pg_notify(${lettersChannel}, '')`);
}
