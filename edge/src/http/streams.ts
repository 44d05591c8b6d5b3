import type { FastifyInstance } from "fastify";

/** Ends the API's server-sent events on shutdown, because they stay open as long as their tab. */
export function endStreamsOnClose(app: FastifyInstance): void {
  const open = new Set<{ end(): void }>();
  app.addHook("onSend", async (_, reply, payload) => {
    if (String(reply.getHeader("content-type")).startsWith("text/event-stream")) {
      open.add(reply.raw);
      reply.raw.once("close", () => open.delete(reply.raw));
    }
    return payload;
  });
  app.addHook("preClose", async () => {
    for (const response of open) response.end();
  });
}
