import type { FastifyInstance } from "fastify";

/** Milliseconds that requests under way are given to finish. */
const grace = 10_000;

/**
 * Closes a server once the requests under way are answered. A kept-alive connection is let go as soon as it is idle:
 * Fastify only closes those that are idle at the start, and the others would hold the process for a minute.
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
