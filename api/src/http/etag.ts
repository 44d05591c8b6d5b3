import { etagOf, namesEtag } from "@thuot-tha/shared/server";
import type { FastifyInstance } from "fastify";

/** Adds an ETag to public answers, and answers 304 to a matching If-None-Match. */
export function tagPublicAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const isPublic = request.routeOptions.config.isPublic === true;
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads || reply.statusCode !== 200 || !isPublic || typeof payload !== "string") {
      if (!isPublic) reply.header("cache-control", "no-store");
      return payload;
    }
    const etag = etagOf(payload);
    reply.header("etag", etag).header("cache-control", "no-cache");
    if (!namesEtag(request.headers["if-none-match"], etag)) return payload;
    reply.code(304).removeHeader("content-length");
    reply.removeHeader("content-type");
    return "";
  });
}
