import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Browser } from "./browser.ts";

/** One server-sent event, as a browser would see it. */
export interface SeenEvent {
  event: string;
  data: unknown;
  id: string | null;
}

/** Reads server-sent events, one after another. `next` is null once the server has ended the stream. */
function readEvents(response: IncomingMessage) {
  const chunks = response.setEncoding("utf8")[Symbol.asyncIterator]();
  let rest = "";
  return {
    async next(): Promise<SeenEvent | null> {
      for (;;) {
        const end = rest.indexOf("\n\n");
        if (end < 0) {
          const { value, done } = await chunks.next();
          if (done) return null;
          rest += value;
          continue;
        }
        const lines = rest.slice(0, end).split("\n");
        rest = rest.slice(end + 2);
        const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
        const event = field("event");
        if (event) return { event, data: JSON.parse(field("data") ?? "null"), id: field("id") ?? null };
      }
    },
    close: () => void response.destroy(),
  };
}

/** Opens the notification stream of a browser over HTTP; the app must be listening. */
export async function openEvents(app: FastifyInstance, browser: Browser, lastEventId?: string | null) {
  const [{ port }] = app.addresses() as [AddressInfo];
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { cookie, ...(lastEventId ? { "last-event-id": lastEventId } : {}) };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: "127.0.0.1", port, path: "/v2/notification/stream", headers, agent: false }, resolve).on(
      "error",
      reject,
    );
  });
  return { status: response.statusCode, headers: response.headers, ...readEvents(response) };
}
