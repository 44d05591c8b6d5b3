import { isPageWithPicture, pagesWithPictureHeader } from "@thuot-tha/shared/contracts/media";
import { canonicalPath } from "@thuot-tha/shared/contracts/routes/catalogue";
import { namesEtag, wideNetworkOf } from "@thuot-tha/shared/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { StaffLinks } from "../canary/staff-links.ts";
import type { EdgeConfig } from "../config.ts";
import { encodingFor } from "../rendering/compressed.ts";
import type { Documents } from "../rendering/documents.ts";
import { RenderRefused } from "../rendering/isolated-calls.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";
import { RenderFailed } from "../rendering/pending-calls.ts";
import type { ReleaseSet } from "../rendering/release-set.ts";
import { formatFor } from "./images/resize.ts";
import { originOf } from "./origin.ts";
import { busy, opening, sendPage } from "./refusal.ts";
import { securityHeaders } from "./security.ts";
import { applyLinkParameters, assignCohort, liveFor, visitorOf } from "./visitor.ts";

interface Options {
  config: EdgeConfig;
  live: FollowedLive;
  documents: Documents;
  staffLinks: StaffLinks;
  now: () => Date;
  /** Called for every document that is served. */
  onServed: (set: ReleaseSet) => void;
  /**
   * A token with which the browser reports about its document. @param keepsCookies whether the browser has sent a
   * cohort back
   */
  issueToken: (set: ReleaseSet, address: string, keepsCookies: boolean) => string;
}

/** Seconds after which a client may retry a document that could not be rendered. */
const retryAfter = 5;

/** False for a document that a browser prefetches, or that a script or the service worker fetches to store it. */
const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" &&
  ["navigate", undefined].includes(headers["sec-fetch-mode"] as string | undefined) &&
  !/prefetch/.test(String(headers["sec-purpose"] ?? headers.purpose));

/** Serves every other address as a document of the set that is live for the visitor. */
export function serveDocuments(app: FastifyInstance, options: Options): void {
  const { config, live, documents, staffLinks, onServed, issueToken } = options;
  app.get("/*", async (request, reply) => {
    reply
      .header("vary", `Accept, Accept-Encoding, Cookie, ${pagesWithPictureHeader}`)
      .header("cache-control", "private, no-cache");
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
    const keepsCookies = visitor.cohort !== null;
    visitor.cohort ??= assignCohort(request, reply, secure);
    const chosen = liveFor(now, visitor, staffLinks);
    try {
      const { overrides } = visitor;
      // The URL is normalised, so that all spellings of one page share a cached document.
      const { pathname, search } = new URL(request.url, origin);
      // `/` has the document of the home page, so that a shopper who enters the shop's name waits for no redirect.
      const url = canonicalPath(pathname) + search;
      const { status, etag, body, revision, source, inlineScripts } = await documents.get(chosen.live, {
        origin,
        url,
        overrides,
        network: wideNetworkOf(request.ip),
      });
      onServed(chosen.live.set);
      const { set, renderer } = chosen.live;
      // The time and the token are in a header, because the text of a document is shared between browsers.
      // Staff behave unlike shoppers and come from few networks, so they are not compared with shoppers.
      const isCounted = source !== "last-good" && overrides.length === 0 && !chosen.isStaff;
      if (isNavigation(request)) {
        const timing = [`sent;dur=${options.now().getTime()}`];
        if (renderer.readsLoadToken && isCounted)
          timing.push(`load;desc="${issueToken(set, request.ip, keepsCookies)}"`);
        reply.header("server-timing", timing.join(", "));
      }
      const isKnown = status === 200 && namesEtag(request.headers["if-none-match"], etag);
      const encoding = encodingFor(String(request.headers["accept-encoding"]));
      // A browser that has the page's picture on its device loads it from there.
      const hasPicture = isPageWithPicture(String(request.headers[pagesWithPictureHeader]), url);
      const avif = !hasPicture && formatFor(String(request.headers.accept)) === "avif";
      const bytes = isKnown ? undefined : await body({ encoding, avif });
      if (bytes && encoding) reply.header("content-encoding", encoding);
      if (status === 503) reply.header("retry-after", retryAfter);
      return reply
        .code(isKnown ? 304 : status)
        .headers(
          securityHeaders(
            inlineScripts,
            overrides.map((one) => one.origin),
            config.gtmId,
          ),
        )
        .header("x-revision", revision)
        .header("x-cohort", set.track)
        .header("x-document", source)
        .header("etag", etag)
        .send(bytes);
    } catch (error) {
      // Refusals are counted in the metrics; logging each would fill the log under load. What failed to render is
      // logged with the set that failed, once for all requests that share the rendering.
      if (!(error instanceof RenderRefused || error instanceof RenderFailed))
        request.log.error({ err: error }, "a document could not be made");
      return sendPage(reply.header("x-document", "none"), busy(retryAfter));
    }
  });
}
