import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** Maximum bytes and time for which a refused body is read; then the connection is cut. */
const maxDrainedBytes = 64 * 1024 * 1024;
const drainTimeoutMs = 30_000;

const isUnread = ({ complete, headers, socket }: IncomingMessage): boolean =>
  complete === false &&
  !socket.destroyed &&
  (headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0);

/**
 * Reads and drops the rest of a request body that the answer does not wait for, such as a refusal's. A keep-alive
 * connection with an unread body cannot serve the next request of its pool, and closing a connection with an unread
 * body may lose the answer.
 */
export function drainUnreadBodies(app: FastifyInstance): void {
  app.addHook("onSend", async ({ raw }, reply, payload) => {
    if (!isUnread(raw)) return payload;
    if (Number(raw.headers["content-length"]) > maxDrainedBytes) {
      reply.header("connection", "close");
      return payload;
    }
    // Fastify and the proxy close such connections; draining keeps them usable.
    reply.removeHeader("connection");
    if (!reply.raw.shouldKeepAlive) await drain(raw);
    return payload;
  });
  app.addHook("onResponse", async ({ raw }) => {
    if (isUnread(raw)) await drain(raw);
  });
}

function drain(raw: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const { socket } = raw;
    const cut = () => void socket.destroy();
    const timer = setTimeout(cut, drainTimeoutMs);
    const end = () => {
      clearTimeout(timer);
      socket.off("close", end);
      resolve();
    };
    let bytes = 0;
    raw.unpipe();
    raw.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxDrainedBytes) cut();
    });
    raw.once("end", end);
    // Node emits no event on an answered request when its connection closes.
    socket.once("close", end);
    raw.resume();
  });
}
