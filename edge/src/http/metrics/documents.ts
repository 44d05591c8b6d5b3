import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics.ts";

/** Counts every answer with a document, and the time that it took. */
export function countDocuments(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", async (request, reply) => {
    const source = reply.getHeader("x-document");
    if (!source) return;
    metrics.documents.inc({ status: reply.statusCode, source: String(source) });
    metrics.documentSeconds.observe(reply.elapsedTime / 1000);
    request.log.debug({ url: request.url, document: source, status: reply.statusCode });
  });
}
