import type { Context } from "../context.ts";
import type { Database } from "../db/client.ts";
import { repeat } from "../repeat.ts";
import { compose, type LetterWriters } from "./compose.ts";
import { type ClaimedLetter, claimLetter, markSent, markUnsent } from "./queries/letters.ts";
import type { Transport } from "./transports.ts";
import { lettersChannel } from "./write.ts";

export interface Outbox {
  /** Sends everything that is due. Asked while it is at it, it looks once more afterwards. */
  sweep(): Promise<void>;
  /** Finishes the letter under way. */
  close(): Promise<void>;
}

const MINUTE = 60_000;
/** Minutes until the next try after each; then a letter is given up, about two days on. The first must outlast a try. */
const pauses = [2, 5, 15, 60, 240, 720, 1440];
const LOOK_MS = 30_000;

/** What a mail server says of who sends, not of the letter: once the shop's password is right, it goes. */
const aboutSender = [530, 534, 535];

/** A mail server that refuses a letter with 5xx will not change its mind. */
const isFinal = (error: unknown): boolean => {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === "number" && responseCode >= 500 && !aboutSender.includes(responseCode);
};

/**
 * Sends the letters of the outbox, in this process. A letter is sent again only when the process ended between the mail
 * server's yes and its note of it; it bears the same number then.
 */
export async function openOutbox(
  { db, listen }: Pick<Database, "db" | "listen">,
  { config, now }: Pick<Context, "config" | "now">,
  { transport, letters }: { transport: Transport; letters: LetterWriters },
  onFailure: (error: unknown, letterId?: string) => void,
): Promise<Outbox> {
  let closed = false;

  async function send(letter: ClaimedLetter): Promise<void> {
    if (letter.uselessAt !== null && letter.uselessAt <= now()) return markUnsent(db, letter.id, "too late", null);
    try {
      const envelope = await compose(db, config, letters, letter);
      if (!envelope) return markUnsent(db, letter.id, "nothing to tell", null);
      await transport.send(envelope);
    } catch (error) {
      onFailure(error, letter.id);
      const pause = isFinal(error) ? undefined : pauses[letter.tries - 1];
      const next = pause === undefined ? null : new Date(now().getTime() + pause * MINUTE);
      return markUnsent(db, letter.id, error instanceof Error ? error.message : String(error), next);
    }
    await markSent(db, letter.id, now());
  }

  async function sendAll(): Promise<void> {
    while (!closed) {
      const lease = new Date(now().getTime() + pauses[0]! * MINUTE);
      const letter = await claimLetter(db, now(), lease);
      if (!letter) return;
      await send(letter);
    }
  }

  let running: Promise<void> | null = null;
  let again: Promise<void> | null = null;
  function sweep(): Promise<void> {
    if (!running) {
      running = sendAll().finally(() => {
        running = null;
      });
      return running;
    }
    again ??= running
      .catch(() => {})
      .then(() => {
        again = null;
        return sweep();
      });
    return again;
  }

  const soon = () => void sweep().catch((error) => onFailure(error));
  const unlisten = await listen(lettersChannel, { onPayload: soon, onGap: soon });
  const stopLooking = repeat(sweep, LOOK_MS, onFailure);
  soon();

  return {
    sweep,
    async close() {
      closed = true;
      await unlisten();
      await stopLooking();
      await again?.catch(() => {});
      await running?.catch(() => {});
      transport.close();
    },
  };
}
