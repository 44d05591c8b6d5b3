import type { Server } from "node:http";

interface App {
  server: Pick<Server, "closeIdleConnections" | "closeAllConnections">;
  close(): PromiseLike<unknown>;
}

/** Time that running requests have to finish. */
const closeTimeoutMs = 10_000;

/**
 * Closes a Fastify server once running requests are answered. Keep-alive connections are closed as soon as they are
 * idle, because Fastify only closes those idle at the start, and the others would hold the process for a minute.
 */
export async function closeGracefully(app: App): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const limit = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(limit);
  }
}

/** Closes a program on SIGTERM and SIGINT, and then ends its process. Further signals have no effect. */
export function closeOnSignals(close: () => Promise<void>): void {
  let isClosing = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      close().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
