import { signedInCookie } from "@thuot-tha/shared/contracts/cookies";
import {
  type NotificationStreamEvent,
  notificationStreamEvents,
  notificationStreamPath,
} from "@thuot-tha/shared/contracts/notification-stream";
import type { NotificationStream } from "@thuot-tha/shared/contracts/operations/entities";

type StreamEvent = {
  [E in NotificationStreamEvent]: { event: E; data: (typeof NotificationStream)[E]["_zod"]["output"] };
}[NotificationStreamEvent];

/** `isOwn`: this tab holds the connection. Work that only one tab should do is done by that tab. */
export interface News {
  news: StreamEvent;
  isOwn: boolean;
}

/** Milliseconds: the first wait after a refusal, doubled with each further one, and the maximum. */
const firstDelay = 2000;
const maxDelay = 60_000;

/**
 * Receives the API's notifications for a customer while the shop is open. One tab of a browser holds the connection and
 * passes messages on, because browsers limit connections per host. When that tab closes, another one takes over.
 * @returns how to stop
 */
export function openNews(userId: string, onNews: (news: News) => void): () => void {
  const name = `tt.news.${userId}`;
  const tabs = new BroadcastChannel(name);
  const stop = new AbortController();
  let unread: StreamEvent | null = null;

  tabs.addEventListener("message", ({ data }: MessageEvent<StreamEvent | "hello">) => {
    if (data !== "hello") onNews({ news: data, isOwn: false });
    else if (unread) tabs.postMessage(unread);
  });
  tabs.postMessage("hello");

  const hold = () =>
    new Promise<void>((resolve) => {
      const close = connect((news) => {
        if ("unread" in news.data) unread = { event: "unread", data: { unread: news.data.unread } };
        tabs.postMessage(news);
        onNews({ news, isOwn: true });
      });
      stop.signal.addEventListener("abort", () => {
        close();
        resolve();
      });
    });
  // Locks are missing on plain http addresses; every tab then has its own connection.
  if (navigator.locks) navigator.locks.request(name, { signal: stop.signal }, hold).catch(() => undefined);
  else void hold();

  return () => {
    stop.abort();
    tabs.close();
  };
}

/**
 * The browser renews a lost connection; a refused one is retried here at growing intervals. A session that has expired
 * is not reported: the customer's next request opens the sign-in form, which loses nothing typed.
 */
function connect(onNews: (news: StreamEvent) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let refusals = 0;

  function retry(): void {
    timer = setTimeout(open, Math.min(firstDelay * 2 ** refusals++, maxDelay));
  }

  function open(): void {
    // Nothing is requested until the customer of an expired session has signed in again.
    if (!signedInCookie.read(document.cookie)) {
      retry();
      return;
    }
    source = new EventSource(notificationStreamPath);
    source.addEventListener("open", () => {
      refusals = 0;
    });
    source.addEventListener("error", () => {
      if (source?.readyState === EventSource.CLOSED) retry();
    });
    for (const event of notificationStreamEvents) {
      source.addEventListener(event, ({ data }: MessageEvent<string>) =>
        onNews({ event, data: JSON.parse(data) } as StreamEvent),
      );
    }
  }

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
