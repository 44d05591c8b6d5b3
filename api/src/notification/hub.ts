import { findSession } from "../caller/queries/sessions.ts";
import type { Database } from "../db/client.ts";
import type { EventStream, Frame } from "./event-stream.ts";
import { type Signal, signalChannel } from "./notify.ts";
import { countUnread, findNotification } from "./queries/notifications.ts";

/** An open page of a customer. */
export interface Page {
  customerId: string;
  sessionHash: string;
  sessionEndsAt: Date;
  stream: EventStream;
  /** Accepts a frame: sends it, or buffers it until the page has caught up. */
  take(frame: Frame): void;
}

/** A customer with open pages, and the queue of deliveries to them. */
interface Recipient {
  pages: Set<Page>;
  work: Promise<void>;
}

export interface Hub {
  /** Adds a page until its stream closes. @returns false when the customer has too many pages */
  add(page: Page): boolean;
  /**
   * Sends a heartbeat to every page, and ends the pages of expired sessions. They are not told `session-ended`: their
   * customers have not signed out, and sign in again over the page, which loses nothing typed.
   */
  beat(): void;
  close(): Promise<void>;
}

const maxPages = 20;
/** Below the 30 seconds after which proxies commonly close an idle connection. */
const beatIntervalMs = 20_000;

/**
 * Delivers signals from any process to the customers' pages in this process.
 * @param onFailure called when a delivery fails, which ends the customer's pages
 */
export async function openHub(
  { db, listen }: Pick<Database, "db" | "listen">,
  now: () => Date,
  onFailure: (error: unknown) => void,
): Promise<Hub> {
  const recipients = new Map<string, Recipient>();
  let closed = false;

  function endAll(): void {
    for (const { pages } of recipients.values()) for (const { stream } of pages) stream.end();
  }

  /** Queries the sessions of all pages, because a signal names the customer only. */
  async function endLost({ pages }: Recipient): Promise<void> {
    for (const page of [...pages]) {
      const at = now();
      if (await findSession(db, page.sessionHash, at)) continue;
      if (page.sessionEndsAt > at) page.stream.send({ event: "session-ended", data: {} });
      page.stream.end();
    }
  }

  async function frameOf({ customerId, event, data }: Signal): Promise<Frame | null> {
    if (event !== "notification") return { event, data } as Frame;
    const found = await findNotification(db, customerId, (data as { id: string }).id);
    if (!found) return null;
    const { notification, place } = found;
    return { event, data: { notification, unread: await countUnread(db, customerId) }, id: place };
  }

  async function deliver(signal: Signal, recipient: Recipient): Promise<void> {
    if (signal.event === "session-ended") return endLost(recipient);
    const frame = await frameOf(signal);
    if (frame) for (const page of recipient.pages) page.take(frame);
  }

  function receive(payload: string): void {
    const signal = JSON.parse(payload) as Signal;
    const recipient = recipients.get(signal.customerId);
    if (!recipient) return;
    // A page whose delivery fails is ended; it reconnects and catches up.
    recipient.work = recipient.work
      .then(() => deliver(signal, recipient))
      .catch((error: unknown) => {
        onFailure(error);
        for (const { stream } of recipient.pages) stream.end();
      });
  }

  function beat(): void {
    const at = now();
    for (const { pages } of recipients.values()) {
      for (const { stream, sessionEndsAt } of pages) {
        if (sessionEndsAt > at) stream.beat();
        else stream.end();
      }
    }
  }

  const unlisten = await listen(signalChannel, { onPayload: receive, onGap: endAll });
  const beating = setInterval(beat, beatIntervalMs);
  beating.unref();

  return {
    add(page) {
      const recipient = recipients.get(page.customerId) ?? { pages: new Set(), work: Promise.resolve() };
      if (closed || recipient.pages.size >= maxPages) return false;
      recipients.set(page.customerId, recipient);
      recipient.pages.add(page);
      page.stream.body.once("close", () => {
        recipient.pages.delete(page);
        if (recipient.pages.size === 0 && recipients.get(page.customerId) === recipient)
          recipients.delete(page.customerId);
      });
      return true;
    },
    beat,
    async close() {
      closed = true;
      clearInterval(beating);
      endAll();
      await unlisten();
      await Promise.all([...recipients.values()].map(({ work }) => work));
    },
  };
}
