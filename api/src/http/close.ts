import type { FastifyInstance } from "fastify";

/** Milliseconds that running requests have to finish. */
const grace = 10_000;

/**
 * Closes a server once running requests are answered. Keep-alive connections are closed as soon as they are idle,
 * because Fastify only closes those idle at the start, and the others would hold the process for a minute.
 */
export async function closeGently(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const limit = setTimeout(() => app.server.closeAllConnections(), grace);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(limit);
  }
}
