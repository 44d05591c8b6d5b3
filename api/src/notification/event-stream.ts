import { PassThrough } from "node:stream";
import type { NotificationStream, NotificationStreamEvent } from "@thuot-tha/shared/contracts/operations/entities";
import type { z } from "zod";

/** One server-sent event. `id` is what the browser hands back when it comes again. */
export type Frame = {
  [E in NotificationStreamEvent]: { event: E; data: z.input<(typeof NotificationStream)[E]>; id?: number };
}[NotificationStreamEvent];

/** Milliseconds before a browser comes back, spread so that all do not come at once. */
const comeBackAfter = (): number => 1_000 + Math.floor(Math.random() * 3_000);

/** Bytes that may wait for a slow reader; who is further behind comes back and catches up. */
const MOST_WAITING = 256 * 1024;

const written = ({ id, event, data }: Frame): string =>
  `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export interface EventStream {
  /** What the answer is made of. */
  body: PassThrough;
  send(frame: Frame): void;
  /** Keeps proxies from taking the silence for the end. */
  beat(): void;
  end(): void;
}

export function openEventStream(): EventStream {
  const body = new PassThrough();
  const write = (text: string) => {
    if (!body.writable) return;
    if (body.writableLength + text.length > MOST_WAITING) body.destroy();
    else body.write(text);
  };
  write(`retry: ${comeBackAfter()}\n\n`);
  return {
    body,
    send: (frame) => write(written(frame)),
    beat: () => write(":\n\n"),
    end: () => void body.end(),
  };
}
