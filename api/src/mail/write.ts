import type { LoginProvider } from "@thuot-tha/shared/contracts/operations/entities";
import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { insertLetter } from "./queries/letters.ts";

/** Where processes tell each other that there is a letter to send. */
export const lettersChannel = "letters";

/** A transfer of another sum than asked for, in đồng. `isWanted`: the order or membership still waits to be paid. */
export interface UnmatchedTransfer {
  orderId: string | null;
  amount: number;
  expected: number;
  isWanted: boolean;
}

/** What each kind of letter is about. The words are found when it is sent. */
export interface Letters {
  /** `token`: for a link that confirms the e-mail; absent where it is proven. */
  welcome: { token?: string };
  "confirm-email": { token: string };
  "password-reset": { token: string };
  "password-changed": object;
  /** `lostPassword`: the one from before counts no more, because nobody had shown that the mailbox was theirs. */
  "provider-linked": { provider: LoginProvider; lostPassword: boolean };
  "order-placed": { orderId: string };
  "order-paid": { orderId: string };
  "order-expired": { orderId: string };
  "order-cancelled": { orderId: string };
  "order-cancelled-by-shop": { orderId: string };
  /** It was not handed over by its wear day. */
  "order-late": { orderId: string };
  "transfer-unmatched": UnmatchedTransfer;
}
export type LetterKind = keyof Letters;

/**
 * Puts a letter to a customer into the outbox, as part of the caller's transaction: it is sent if that commits, by
 * whichever process is free.
 * @param uselessAt when nobody wants it any more
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
