import { PassThrough } from "node:stream";
import type { NotificationStreamEvent } from "@thuot-tha/shared/contracts/notification-stream";
import type { NotificationStream } from "@thuot-tha/shared/contracts/operations/entities";
import type { z } from "zod";

/** One server-sent event. The browser sends `id` back when it reconnects. */
export type Frame = {
  [E in NotificationStreamEvent]: { event: E; data: z.input<(typeof NotificationStream)[E]>; id?: number };
}[NotificationStreamEvent];

/** Milliseconds before a browser reconnects, randomised to spread the load. */
const reconnectDelay = (): number => 1_000 + Math.floor(Math.random() * 3_000);

/** Maximum bytes buffered for a slow reader; beyond it the stream ends, and the browser reconnects and catches up. */
const maxWaitingBytes = 256 * 1024;

const written = ({ id, event, data }: Frame): string =>
  `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export interface EventStream {
  /** The body of the answer. */
  body: PassThrough;
  send(frame: Frame): void;
  /** Sends a heartbeat, so that proxies do not close an idle stream. */
  beat(): void;
  end(): void;
}

export function openEventStream(): EventStream {
  const body = new PassThrough();
  const write = (text: string) => {
    if (!body.writable) return;
    if (body.writableLength + text.length > maxWaitingBytes) body.destroy();
    else body.write(text);
  };
  write(`retry: ${reconnectDelay()}\n\n`);
  return {
    body,
    send: (frame) => write(written(frame)),
    beat: () => write(":\n\n"),
    end: () => void body.end(),
  };
}
