import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

const unquote = (tag: string): string => tag.trim().replace(/^W\//, "");

/**
 * Adds an ETag to public answers, and answers 304 to a matching If-None-Match. It is a weak one, because an answer may be
 * sent compressed.
 */
export function tagPublicAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const isPublic = request.routeOptions.config.isPublic === true;
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads || reply.statusCode !== 200 || !isPublic || typeof payload !== "string") {
      if (!isPublic) reply.header("cache-control", "no-store");
      return payload;
    }
    const tag = `"${createHash("sha256").update(payload).digest("base64url").slice(0, 27)}"`;
    reply.header("etag", `W/${tag}`).header("cache-control", "no-cache");
    const known = String(request.headers["if-none-match"] ?? "").split(",");
    if (!known.some((entry) => unquote(entry) === tag || entry.trim() === "*")) return payload;
    reply.code(304).removeHeader("content-length");
    reply.removeHeader("content-type");
    return "";
  });
}
