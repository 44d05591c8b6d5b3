import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { FollowedLive } from "../compose/live.ts";

/** `/composition.json`: how open tabs learn of a new revision. */
export function serveComposition(app: FastifyInstance, live: FollowedLive): void {
  app.get("/composition.json", async (request, reply) => {
    const now = live.current();
    if (!now) return reply.code(503).send({ message: "Nothing is live yet." });
    const body = JSON.stringify(now.set.browser);
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
    reply.header("etag", etag).header("cache-control", "no-cache");
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("application/json").send(body);
  });
}
