import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** Bytes of a refused body that are still read, and milliseconds that may take; then the connection is cut. */
const maxDrainedBytes = 64 * 1024 * 1024;
const drainTimeout = 30_000;

const isUnread = ({ complete, headers, socket }: IncomingMessage): boolean =>
  complete === false &&
  !socket.destroyed &&
  (headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0);

/**
 * An answer may go out before the request's body was read, for example a refusal. The rest of the body is read and
 * dropped then, because a kept-alive connection with an unread body is dead for the next request of its pool, and a
 * connection that is closed with an unread body may lose the answer.
 */
export function drainUnreadBodies(app: FastifyInstance): void {
  app.addHook("onSend", async ({ raw }, reply, payload) => {
    if (!isUnread(raw)) return payload;
    if (Number(raw.headers["content-length"]) > maxDrainedBytes) {
      reply.header("connection", "close");
      return payload;
    }
    // Fastify and the proxy would close the connection; here it is drained.
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
    const timer = setTimeout(cut, drainTimeout);
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
    // An answered request is not told when its connection goes.
    socket.once("close", end);
    raw.resume();
  });
}
