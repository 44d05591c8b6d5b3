import { repeat } from "@thuot-tha/shared/server";
import { coalesced } from "../coalesced.ts";
import type { Context } from "../context.ts";
import { daysAfter } from "../days.ts";
import type { Database } from "../db/client.ts";
import { compose, type LetterWriters } from "./compose.ts";
import { type ClaimedLetter, claimLetter, dropLetter, markSent, markUnsent } from "./queries/letters.ts";
import type { Transport } from "./transports.ts";
import { lettersChannel } from "./write.ts";

export interface Outbox {
  /** Sends all due letters. A call during a sweep starts another one afterwards. */
  sweep(): Promise<void>;
  /** Finishes the letter being sent. */
  close(): Promise<void>;
}

interface Reports {
  onFailure: (error: unknown, letterId?: string) => void;
  /** Called for each letter that is given up. */
  onGivenUp: () => void;
}

const minuteMs = 60_000;
/**
 * Minutes before each retry; a letter is given up after about two days. The first pause must exceed the duration of an
 * attempt.
 */
const pauses = [2, 5, 15, 60, 240, 720, 1440];
/** Days after which a letter is too late. All pauses together are shorter. */
export const waitingLetterDays = 3;
const lookIntervalMs = 30_000;

/**
 * A 5xx answer about the recipient is permanent. Others, and those with a policy code (5.7), are about the shop's
 * login, sender address or limits, which operators correct, so that the letter is retried.
 */
const isFinal = (error: unknown): boolean => {
  const { responseCode, command, response } = error as Record<string, unknown>;
  return Number(responseCode) >= 500 && command === "RCPT TO" && !/\b5\.7\.\d/.test(String(response));
};

/**
 * Sends the letters of the outbox. A letter is sent twice only when the process ends, or stands still until its lease
 * has passed, after the sending has begun and before the row is updated, or when the mail server does not confirm in
 * time a letter that it has taken; both copies carry the same Message-ID.
 */
export async function openOutbox(
  { db, listen }: Pick<Database, "db" | "listen">,
  { config, now }: Pick<Context, "config" | "now">,
  { transport, letters }: { transport: Transport; letters: LetterWriters },
  { onFailure, onGivenUp }: Reports,
): Promise<Outbox> {
  let closed = false;

  async function unsent(letter: ClaimedLetter, problem: string, nextTryAt: Date | null): Promise<void> {
    if (await markUnsent(db, letter, problem, nextTryAt)) onGivenUp();
  }

  /** Letters have waited for months in a shop that was stopped for as long. */
  const isTooLate = ({ uselessAt, createdAt }: ClaimedLetter): boolean =>
    (uselessAt !== null && uselessAt <= now()) || createdAt < daysAfter(now(), -waitingLetterDays);

  async function send(letter: ClaimedLetter, lease: Date): Promise<void> {
    if (isTooLate(letter)) return unsent(letter, "too late", null);
    try {
      const envelope = await compose(db, config, letters, letter);
      // It is about an order that was cancelled meanwhile, for example.
      if (!envelope) return await dropLetter(db, letter);
      // Another process may have claimed the letter meanwhile.
      if (lease <= now()) return;
      await transport.send(envelope);
    } catch (error) {
      onFailure(error, letter.id);
      const pause = isFinal(error) ? undefined : pauses[letter.tries - 1];
      const next = pause === undefined ? null : new Date(now().getTime() + pause * minuteMs);
      return unsent(letter, error instanceof Error ? error.message : String(error), next);
    }
    await markSent(db, letter, now());
  }

  async function sendAll(): Promise<void> {
    while (!closed) {
      const lease = new Date(now().getTime() + pauses[0]! * minuteMs);
      const letter = await claimLetter(db, now(), lease);
      if (!letter) return;
      await send(letter, lease);
    }
  }

  const sweep = coalesced(sendAll);
  const soon = () => void sweep().catch((error) => onFailure(error));
  const unlisten = await listen(lettersChannel, { onPayload: soon, onGap: soon });
  const stopLooking = repeat(sweep, lookIntervalMs, onFailure);
  soon();

  return {
    sweep,
    async close() {
      closed = true;
      await unlisten();
      await stopLooking();
      // A last sweep follows those under way, and sends nothing.
      await sweep().catch(() => {});
      transport.close();
    },
  };
}
