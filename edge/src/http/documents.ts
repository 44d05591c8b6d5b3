import type { FastifyInstance, FastifyRequest } from "fastify";
import type { StaffLinks } from "../canary/staff-links.ts";
import type { EdgeConfig } from "../config.ts";
import { encodingFor } from "../rendering/compressed.ts";
import type { createDocuments } from "../rendering/documents.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";
import type { ReleaseSet } from "../rendering/release-set.ts";
import { RenderQueueFull } from "../rendering/renderer.ts";
import { formatFor } from "./images/resize.ts";
import { originOf } from "./origin.ts";
import { busy, opening, sendPage } from "./refusal.ts";
import { securityHeaders } from "./security.ts";
import { applyLinkParameters, assignCohort, liveFor, visitorOf } from "./visitor.ts";

interface Options {
  config: EdgeConfig;
  live: FollowedLive;
  documents: ReturnType<typeof createDocuments>;
  staffLinks: StaffLinks;
  now: () => Date;
  /** Called for every document that is served. */
  onServed: (set: ReleaseSet) => void;
  /** A token with which the browser reports about its document. */
  issueToken: (set: ReleaseSet, address: string) => string;
}

/** Seconds after which a client may retry a document that could not be rendered. */
const retryAfter = 5;

/** False for a document that a browser prefetches. */
const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" && !/prefetch/.test(String(headers["sec-purpose"] ?? headers.purpose));

/** Serves every other address as a document of the set that is live for the visitor. */
export function serveDocuments(app: FastifyInstance, options: Options): void {
  const { config, live, documents, staffLinks, onServed, issueToken } = options;
  app.get("/*", async (request, reply) => {
    reply.header("vary", "Accept, Accept-Encoding, Cookie").header("cache-control", "private, no-cache");
    const { allowOverrides } = config;
    const origin = originOf(request, config.publicOrigin);
    const secure = origin.startsWith("https:");
    const visitor = visitorOf(request, allowOverrides);
    const now = live.current();
    const links = { visitor, allowOverrides, secure, live: now, staffLinks, now: options.now() };
    const elsewhere = applyLinkParameters(request, reply, links);
    if (elsewhere !== null) return reply.redirect(elsewhere, 302);
    reply.type("text/html; charset=utf-8");
    if (!now) return sendPage(reply, opening());
    visitor.cohort ??= assignCohort(request, reply, secure);
    const chosen = liveFor(now, visitor, staffLinks);
    try {
      const { overrides } = visitor;
      const { status, body, revision, source } = await documents.get(chosen.live, {
        origin,
        url: request.url,
        overrides,
      });
      onServed(chosen.live.set);
      const { set, renderer } = chosen.live;
      // The token is in a header, because the text of a document is shared between browsers.
      // Staff try what shoppers do not, and from few networks, so they are not compared with shoppers.
      const isCounted = source !== "last-good" && overrides.length === 0 && !chosen.isStaff && isNavigation(request);
      if (renderer.readsLoadToken && isCounted)
        reply.header("server-timing", `load;desc="${issueToken(set, request.ip)}"`);
      const encoding = encodingFor(String(request.headers["accept-encoding"]));
      const avif = formatFor(String(request.headers.accept)) === "avif";
      if (encoding) reply.header("content-encoding", encoding);
      if (status === 503) reply.header("retry-after", retryAfter);
      return reply
        .code(status)
        .headers(
          securityHeaders(
            renderer.inlineScripts,
            overrides.map((one) => one.origin),
            config.gtmId,
          ),
        )
        .header("x-revision", revision)
        .header("x-cohort", set.cohort)
        .header("x-document", source)
        .send(await body({ encoding, avif }));
    } catch (error) {
      // A crowd must not fill the log, too: the metrics count what is refused.
      if (!(error instanceof RenderQueueFull)) request.log.error({ err: error }, "a document could not be made");
      return sendPage(reply.header("x-document", "none"), busy(retryAfter));
    }
  });
}
