import type { FastifyInstance } from "fastify";
import type { StaffLinks } from "../canary/staff-links.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";
import { releasePath } from "../rendering/release-set.ts";
import { notFound } from "./refusal.ts";
import { liveFor, visitorOf } from "./visitor.ts";

/** Serves `/sw.js`, the service worker of the visitor's shell, at the root so that its scope is the whole shop. */
export function serveWorker(app: FastifyInstance, live: FollowedLive, staffLinks: StaffLinks): void {
  app.get("/sw.js", async (request, reply) => {
    reply.header("cache-control", "no-cache").header("vary", "Accept-Encoding, Cookie");
    const now = live.current();
    const shell = now && liveFor(now, visitorOf(request, false), staffLinks).live.set.releases.get("shell");
    if (!shell) throw notFound();
    const { statusCode, headers, rawPayload } = await app.inject({
      url: releasePath(shell, "sw.js"),
      headers: { "accept-encoding": request.headers["accept-encoding"] ?? "identity" },
    });
    const { "content-type": type, "content-encoding": encoding } = headers;
    if (encoding) reply.header("content-encoding", encoding);
    return reply.code(statusCode).type(String(type)).send(rawPayload);
  });
}
