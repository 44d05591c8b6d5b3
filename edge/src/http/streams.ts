import type { FastifyInstance } from "fastify";

/** Server-sent events of the API would go on for as long as a tab is open; shutting down ends them first. */
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
